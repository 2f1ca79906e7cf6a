"""A small shop of clothes and things for the home, its floor polished and its window clear."""

import math
import random

from parts import goods
from kit.camera import camera
from kit.light import area
from kit.materials import brass, material, oak, paint
from parts.parquet import herringbone
from kit.plants import foliage, leaf_material
from parts.premises import (
    arching_plant,
    baseboard,
    clear_glass,
    gold,
    leafy_plant,
    morning,
    pendant,
    pot,
    trees_outside,
    wall,
    window,
    window_light,
)
from kit.shapes import box, cylinder, span, tube
from kit.shot import Shot
from parts.stamp import model, stamp

inside = {"look": "High Contrast", "exposure": 0.5, "bounces": 6}
pictures = {
    "shop": Shot(samples=18, **inside),
    "gallery-shop-window": Shot(
        "street", width=720, height=900, samples=18, look="High Contrast", exposure=0.1
    ),
}

LEFT, RIGHT, REAR, CEILING = -3.1, 3.1, -7.6, 3.1
GLASS, DOOR = (-2.75, 0.75, 0.4, 2.75), (1.2, 2.3, 0, 2.75)


def build(shot):
    r = random.Random(7)
    room()
    shop_front()
    folds = [model(goods.folded, tint) for tint in goods.TINTS]
    shelves(r, folds)
    rail(r)
    table(r, folds)
    window_display(r, folds)
    till_counter()
    street()
    lights()
    if shot.view == "street":
        camera((0.3, 2.75, 1.35), (-1.3, -0.4, 1.35), 35, 5.6, (-1.2, -0.4, 0.8), shift=(0, -0.06))
    else:
        camera((0.1, -7.35, 1.4), (-0.1, 0, 1.4), 27, 5.6, (-0.3, -3.0, 0.9), shift=(0, -0.075))


def room():
    white, trim = paint("wall", "#efe9dd"), material("trim", "#f7f4ed", 0.4)
    herringbone(LEFT, RIGHT, REAR, 0)
    span(LEFT - 0.2, RIGHT + 0.2, REAR, 0, -0.1, -0.001, material("joint", "#4a3826", 0.8), 0)
    wall("y", REAR, 0.2, LEFT - 0.2, LEFT, CEILING, paint("green wall", "#39514a"))
    wall("y", REAR, 0.2, RIGHT, RIGHT + 0.2, CEILING, white)
    wall("x", LEFT - 0.2, RIGHT + 0.2, REAR - 0.2, REAR, CEILING, white)
    span(LEFT - 0.2, RIGHT + 0.2, REAR, 0.2, CEILING, CEILING + 0.1, material("ceiling", "#f7f4ee", 0.8), 0)
    baseboard("y", REAR, 0, RIGHT - 0.015, RIGHT, trim)


def shop_front():
    white, green, pane = (
        paint("wall", "#efe9dd"),
        paint("shop green", "#39514a", roughness=0.4),
        clear_glass(),
    )
    wall("x", LEFT - 0.2, RIGHT + 0.2, 0, 0.2, CEILING, white, (GLASS, DOOR))
    window("x", GLASS[0], GLASS[1], 0.06, 0.15, GLASS[2], GLASS[3], green, 3, (2.2,), 0.055, pane)
    window("x", DOOR[0], DOOR[1], 0.06, 0.15, 2.2, DOOR[3], green, 1, (), 0.055, pane)
    for x in (DOOR[0], DOOR[1] - 0.055):
        span(x, x + 0.055, 0.06, 0.15, 0, 2.2, green, 0.005)
    stamp(model(door_leaf, DOOR[1] - DOOR[0] - 0.12), (DOOR[1] - 0.06, 0.07, 0), math.radians(82))
    span(
        DOOR[0] - 0.1, DOOR[1] + 0.1, -0.02, 0.45, -0.03, 0.006, material("threshold", "#b9b4aa", 0.5), 0.004
    )
    span(-5, GLASS[0] - 0.25, 0.2, 0.28, 0, 3.6, green, 0.01)
    span(-5, 5, 0.2, 0.3, 2.85, 3.6, green, 0.01)
    span(-5, 5, 0.2, 0.4, 2.8, 2.86, green, 0.01)
    for x0, x1 in ((GLASS[0] - 0.25, GLASS[0]), (GLASS[1], DOOR[0]), (DOOR[1], 5)):
        span(x0, x1, 0.2, 0.26, 0, 2.8, green, 0.008)
    span(GLASS[0], GLASS[1], 0.2, 0.26, 0, 0.36, green, 0.008)
    for k in range(3):
        x = GLASS[0] + 0.12 + 1.14 * k
        span(x, x + 1.0, 0.26, 0.275, 0.08, 0.3, green, 0.006)
    span(GLASS[0] - 0.03, GLASS[1] + 0.03, 0.15, 0.32, 0.36, 0.4, green, 0.006)


def door_leaf(width):
    """Hinged at the origin, it reaches towards -x."""
    green, handle = material("shop green"), material("pull", "#ffb40a", 0.3, metal=0.6)
    window("x", -width, 0, 0, 0.045, 0.01, 2.17, green, 1, (0.35,), 0.085, clear_glass())
    span(-width + 0.08, -0.08, 0.008, 0.036, 0.06, 0.38, green, 0)
    for y in (-0.045, 0.09):
        tube([(-width + 0.045, y, 0.85), (-width + 0.045, y, 1.25)], 0.012, handle)
        for z in (0.9, 1.2):
            tube([(-width + 0.045, y, z), (-width + 0.045, 0.022, z)], 0.008, handle)


def shelves(r, folds):
    heights = (0.09, 0.52, 0.93, 1.34, 1.75, 2.16)
    middles = goods.shelf_unit(
        LEFT, LEFT + 0.36, -6.6, -1.0, heights, 6, oak("shelf oak", grain=(9, 0.35, 9))
    )
    rows = ("baskets", "piles", "piles", "vases", "bowls")
    for k, y in enumerate(middles):
        for row, z in enumerate(heights[:-1]):
            kind = rows[(row + 2 * k) % 5] if (row + k) % 6 else "plant"
            goods.fill_bay(LEFT + 0.19, y, z + 0.011, kind, folds, r)


def rail(r):
    bar, x = brass(), RIGHT - 0.33
    tube([(x, -4.0, 1.62), (x, -2.6, 1.62), (x, -1.2, 1.62)], 0.013, bar)
    for y in (-3.9, -1.3):
        tube([(x, y, 1.62), (RIGHT, y, 1.62)], 0.01, bar)
        cylinder(0.03, 0.012, (RIGHT - 0.006, y, 1.62), bar, rotation=(0, math.pi / 2, 0))
    tints = ("#f3ecdd", "#d8cdb8", "#efb310", "#39514a", "#5F7A68", "#a9b8a6", "#3d4347", "#c17a4f")
    hung = [model(goods.garment, tint, 0.72 + 0.1 * (k % 3), k) for k, tint in enumerate(tints)]
    y, k = -3.8, 0
    while y < -1.4:
        stamp(hung[(k * 3 + k // 4) % 8], (x, y, 1.622), r.uniform(-0.1, 0.1))
        y, k = y + r.uniform(0.1, 0.15), k + 1
    board = oak("shelf oak")
    span(RIGHT - 0.34, RIGHT, -4.1, -1.1, 1.9, 1.93, board, 0.004)
    for y, radius in ((-3.7, 0.16), (-3.2, 0.14), (-1.6, 0.16)):
        goods.basket((RIGHT - 0.18, y, 1.93), radius, 0.24)
    goods.vase((RIGHT - 0.18, -2.75, 1.93), 0.3, "#f3ecdd")
    arching_plant((RIGHT - 0.19, -2.2, 1.93), 0.42, material("white pot", "#f4f0e8", 0.4), 13)
    goods.mirror(RIGHT, -0.62, 0.6, 1.75, 0.25)


def table(r, folds):
    wood, x, y, top = oak("table oak"), -0.75, -3.6, 0.78
    span(x - 0.85, x + 0.85, y - 0.5, y + 0.5, top - 0.04, top, wood, 0.006)
    span(x - 0.72, x + 0.72, y - 0.38, y + 0.38, 0.2, 0.23, wood, 0.006)
    for dx in (-0.78, 0.78):
        for dy in (-0.43, 0.43):
            box((0.06, 0.06, top - 0.04), (x + dx, y + dy, (top - 0.04) / 2), wood, 0.006)
    for dx, dy, count in (
        (-0.6, -0.22, 4),
        (-0.25, -0.24, 5),
        (-0.6, 0.2, 3),
        (0.58, -0.2, 3),
        (0.6, 0.2, 5),
    ):
        goods.pile(folds, (x + dx, y + dy, top), count, r)
    for dx in (-0.5, -0.1, 0.35):
        goods.basket((x + dx, y, 0.23), 0.17, 0.24)
    goods.vase((x + 0.12, y + 0.1, top), 0.3, "#ffb40a")
    spray = foliage(130, leaf_material("spray", "#6f8f74", "#a9c2a2"), 0.19, 0.075, 0.25, 4)
    spray.location = (x + 0.12, y + 0.1, top + 0.44)
    goods.bowl((x + 0.16, y - 0.26, top), 0.12, "#f3ecdd")


def window_display(r, folds):
    wood = oak("plinth oak")
    span(GLASS[0], GLASS[1], -0.85, -0.005, 0, 0.4, wood, 0.006)
    span(-2.5, -1.7, -0.62, -0.22, 0.4, 0.72, wood, 0.006)
    goods.pile(folds, (-2.3, -0.42, 0.72), 5, r, 3.1)
    goods.pile(folds, (-1.92, -0.42, 0.72), 3, r, 3.2)
    goods.vase((-1.45, -0.36, 0.4), 0.42, "#f3ecdd")
    goods.vase((-1.16, -0.5, 0.4), 0.28, "#ffb40a")
    goods.vase((-1.2, -0.22, 0.4), 0.17, "#5F7A68")
    goods.basket((-0.72, -0.42, 0.4), 0.2, 0.26)
    for dx, tint in ((-0.07, "#f3ecdd"), (0.06, "#5F7A68"), (0.0, "#efb310")):
        goods.roll((-0.72 + dx, -0.42 + dx * 0.6, 0.64), 0.055, 0.34, tint, (0.25, 3 * dx, 0))
    for k in range(3):
        goods.bowl((-0.3, -0.25, 0.4 + 0.032 * k), 0.13, ("#f3ecdd", "#a9b8a6", "#c17a4f")[k])
    arching_plant((0.38, -0.42, 0.4), 0.62, material("white pot"), 17)
    for x in (-2.1, -1.0, 0.1):
        pendant((x, -0.5, 2.1), CEILING, gold())


def till_counter():
    goods.counter(1.5, 2.25, -5.2, -3.85)
    goods.till((1.87, -4.3, 0.95))
    leafy_plant((1.75, -4.02, 0.95), 0.34, material("clay pot", "#c17a4f", 0.7), 3)
    goods.bowl((1.78, -4.85, 0.95), 0.11, "#ffb40a")


def street():
    r, path = random.Random(11), material("pavement", "#a9a59c", 0.8)
    span(-30, 30, 0.2, 60, -0.2, -0.06, material("road", "#6d6f6e", 0.9), 0)
    for column in range(-9, 10):
        for row in range(5):
            x, y = column * 0.75, 0.32 + row * 0.75
            box((0.744, 0.744, 0.1), (x, y + 0.37, -0.05 + r.uniform(-0.001, 0.001)), path, 0.005, segments=2)
    house = span(-20, 20, 11, 12, 0, 7, paint("house over the street", "#e8dfcd"), 0)
    house.visible_shadow = False
    for x in range(-9, 10, 3):
        for z in (0.9, 4.0):
            span(x - 0.6, x + 0.6, 10.94, 11.02, z, z + 1.7, material("far pane", "#56716a", 0.2), 0)
    trees_outside([(-5.5, 7.5, 3.4), (-0.6, 8.2, 3.2), (4.2, 7.2, 3.6)], 1.7)
    for x in (-5.5, -0.6, 4.2):
        cylinder(0.11, 2.4, (x, 7.6, 1.1), material("trunk", "#6b5138", 0.8))
    pot((GLASS[0] - 0.05, 0.75, 0), 0.26, 0.45, material("street pot", "#2b3532", 0.5))
    bush = foliage(420, leaf_material("box tree", "#2f5a2a", "#5d8a3a"), 0.33, 0.09, 0.6, 9, 1.0, 0.6, 0.1)
    bush.location = (GLASS[0] - 0.05, 0.75, 0.72)


def lights():
    morning((0.42, -0.85, -0.46), 18)
    window_light("x", -1.0, 0.9, 1.6, 3.6, 2.3, 150, -1).visible_glossy = True
    area((0.4, REAR + 0.2, 2.7), (-0.4, -2.5, 0.7), 4.0, 95, "#f6f8ff", 1.0).visible_glossy = False
