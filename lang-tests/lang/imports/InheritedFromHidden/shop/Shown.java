package shop;

public class Shown extends Hidden {}
