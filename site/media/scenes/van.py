"""Our van on the driveway, its side door open on tidy shelves, a cart and a bucket beside it."""

import random

from kit.camera import camera
from parts.cart import cart, gold_bucket
from kit.light import area, clouds, sky, sun
from kit.materials import material, oak
from kit.shapes import box, span, tube
from kit.shot import Shot
from parts.solid import Group, coil
from parts.supplies import spray_bottle, stack
from parts.van import DOOR, van
from parts.yard import garage_door, ground, laps, lawn, mulch, pane, shrubs, slabs, trees, trim, wall_lamp

pictures = {"van": Shot(samples=20, exposure=0.2)}

WALL = 2.6


def shelves(r):
    """In the hold: bottles above, cloths in the middle, crates and a hose below."""
    x0, x1, z0, _ = DOOR
    plank, y0, y1 = oak("shelf", grain=(0.6, 14, 14)), -0.32, 0.26
    for x in (x0 + 0.03, (x0 + x1) / 2, x1 - 0.03):
        span(x - 0.011, x + 0.011, y0, y1, z0 + 0.01, 1.68, plank, 0.003)
    levels = (z0 + 0.36, z0 + 0.74, z0 + 1.06)
    for z in levels:
        span(x0 + 0.02, x1 - 0.02, y0 - 0.012, y1, z - 0.02, z, plank, 0.003)
        span(x0 + 0.02, x1 - 0.02, y0 - 0.02, y0 - 0.008, z - 0.02, z + 0.035, plank, 0.003)
    for k in range(9):
        if k != 4:
            at = (x0 + 0.11 + 0.103 * k, y0 + 0.09 + r.uniform(-0.01, 0.01), levels[1])
            spray_bottle(at, r.uniform(-1.9, -1.2), 1.15)
    for k, tints in enumerate(
        (["sage", "cream", "gold"], ["cream", "cream", "sage", "cream"], ["gold", "gold", "cream"])
    ):
        with Group((x0 + 0.17 + (0.0, 0.23, 0.56)[k], y0 + 0.14, levels[2]), turn=0.04 * k):
            stack(tints, (0.19, 0.22))
    for k, tint in enumerate(("#39514a", "#ffb40a", "#56716a")):
        x = x0 + (0.15, 0.37, 0.79)[k]
        box(
            (0.19 if k < 2 else 0.36, 0.3, 0.2),
            (x, y0 + 0.17, levels[0] + 0.1),
            material(f"crate-{k}", tint, 0.45),
            0.02,
        )
    black = material("hose", "#1b1d1f", 0.5)
    tube(coil((x0 + 0.3, y0 + 0.2, z0 + 0.03), 0.15, 4.5, 0.022, r), 0.013, black)
    box((0.38, 0.32, 0.26), (x1 - 0.27, y0 + 0.2, z0 + 0.14), oak("box", grain=(0.6, 14, 14)), 0.01)


def house():
    corner = 4.7
    span(-7, corner, WALL + 0.08, WALL + 5, 0, 3.6, trim(), 0)
    laps(-7, -2.44, 0.28, 3.3, WALL + 0.03)
    laps(2.44, corner, 0.28, 3.3, WALL + 0.03)
    laps(-2.44, 2.44, 2.44, 3.3, WALL + 0.03)
    garage_door(-2.3, 2.3, WALL, tint="#56716a")
    span(2.4, corner, WALL - 0.03, WALL + 0.09, -0.02, 0.28, trim(), 0.008)
    span(corner - 0.1, corner + 0.03, WALL - 0.03, WALL + 0.1, -0.02, 3.3, trim(), 0.008)
    span(-7, corner + 0.5, WALL - 0.55, WALL + 5, 3.22, 3.34, trim(), 0.01)
    span(-7, corner + 0.52, WALL - 0.6, WALL - 0.53, 3.2, 3.4, trim(), 0.01)
    span(3.2, 4.1, WALL - 0.03, WALL + 0.08, 1.0, 2.2, trim(), 0.008)
    span(3.27, 4.03, WALL - 0.036, WALL, 1.07, 2.13, pane(), 0.004)
    wall_lamp(2.72, WALL, 1.8)


def garden(r):
    ground()
    mulch(2.6, 4.8, WALL - 0.7, WALL)
    shrubs(r, [(3.0, WALL - 0.36, 0.75), (3.6, WALL - 0.36, 0.9), (4.3, WALL - 0.36, 0.8)], flowers=True)
    lawn(r, 5.15, 10, -3.5, 7, 0.4)
    places = [
        (7.5, 7.5, 3.2, 1.4),
        (10.5, 9.5, 4.2, 1.9),
        (6.2, 12, 4.4, 1.9),
        (12.5, 5, 3.2, 1.4),
        (9, 14, 5, 2.2),
    ]
    trees(r, [*places, (-4, 13, 5.6, 2.2), (1, 14, 5.4, 2.2), (-4.5, -7.5, 5.5, 1.1)])


def build(shot):
    r = random.Random(7)
    house()
    slabs(r, -7, 5.05, -8, WALL)
    garden(r)
    with Group((-1.35, 0.25, 0), turn=-0.02):
        van()
        shelves(r)
    with Group((-1.5, -1.8, 0), turn=0.16, scale=0.95):
        cart(r)
    with Group((1.75, -1.35, 0), turn=0.7):
        gold_bucket((0, 0, 0))
    sky(0.17, 38, 200, 0.6, 0.8)
    clouds()
    sun((-0.3, 0.78, -0.5), 6.2, 0.8, "#ffe2b4")
    area((0.85, 0.2, 1.72), (0.85, 0.2, 0.4), 0.7, 9, "#fff3e0", 0.5)
    camera((2.6, -6.75, 1.3), (0.46, 0, 1.3), 36, fstop=6.3, focus=(1.2, -0.7, 1), shift=(0, -0.035))
