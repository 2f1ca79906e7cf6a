"""A cleaning caddy on an oak bench before a cream wall, with window light from the left."""

import math
import random

from kit.camera import camera
from kit.light import area, clouds, sky, sun
from kit.materials import brass, material, oak, paint
from kit.plants import foliage, leaf_material
from kit.shapes import bevel, lathe, mesh, span, tube
from kit.shot import Shot
from parts.solid import Group, bar
from parts.supplies import beech, cloth, dish_brush, glove, scrubber, spray_bottle, squeegee, stack

pictures = {
    "tools": Shot(samples=24, bounces=6, exposure=0.15, look="High Contrast"),
    "gallery-tools": Shot(
        "close", width=720, height=900, samples=24, bounces=6, exposure=0.15, look="High Contrast"
    ),
}

WALL = 0.5


def room():
    """Around the bench, whose top is at z = 0; the window is in the left wall."""
    wall = paint("wall", "#efe9dd")
    left, low, high, near, far = -1.25, 0.12, 1.42, -1.25, 0.2
    span(left, 2.2, WALL, WALL + 0.1, -0.9, 1.9, wall, 0)
    span(2.2, 2.3, -3, WALL, -0.9, 1.9, wall, 0)
    span(left, 2.2, -3.1, -3, -0.9, 1.9, wall, 0)
    span(left, 2.2, -3, WALL, 1.9, 2.0, wall, 0)
    span(left, 2.2, -3, WALL, -1, -0.9, oak("floor"), 0)
    span(left - 0.1, left, -3, near, -0.9, 1.9, wall, 0)
    span(left - 0.1, left, far, WALL, -0.9, 1.9, wall, 0)
    span(left - 0.1, left, near, far, -0.9, low, wall, 0)
    span(left - 0.1, left, near, far, high, 1.9, wall, 0)
    frame = material("frame", "#f7f4ed", 0.4)
    for y in (near, (near + far) / 2 - 0.02, far - 0.04):
        span(left - 0.07, left - 0.03, y, y + 0.04, low, high, frame, 0.004)
    for z in (low, 0.75, high - 0.04):
        span(left - 0.065, left - 0.035, near, far, z, z + 0.04, frame, 0.004)


def bench():
    plank, y = oak("bench", grain=(0.5, 12, 12)), -0.36
    for k in range(4):
        span(-1.2, 1.6, y + 0.002, y + 0.208, -0.045, 0, plank, 0.005)
        y += 0.21
    span(-1.2, 1.6, -0.33, -0.29, -0.16, -0.05, plank, 0.006)


def rail():
    """Shaker pegs with a linen cloth and a brush."""
    board = oak("rail", grain=(0.5, 20, 20))
    span(-1.2, 1.9, WALL - 0.022, WALL, 0.6, 0.67, board, 0.006)
    for k in range(9):
        x = -0.86 + 0.27 * k
        knob = [(0, 0), (0.008, 0), (0.007, 0.03), (0.0125, 0.045), (0.012, 0.055), (0.006, 0.06), (0, 0.06)]
        lathe(knob, board, (x, WALL - 0.022, 0.637), rotation=(math.pi / 2 - 0.15, 0, 0))
    hanging(0.49, "sage", 0.24, 0.33)
    hanging(-0.59, "cream", 0.2, 0.4)


def hanging(x, tint, wide, long):
    """A cloth on a peg: gathered at the top, in soft folds below."""
    vertices, faces, columns, rows = [], [], 48, 30
    for j in range(rows + 1):
        v = j / rows
        open_ = 0.08 + 0.92 * min(1, v * 1.4) ** 0.7
        for i in range(columns + 1):
            u = i / columns - 0.5
            fold = math.sin(u * 19 + 0.6) * 0.02 * (0.5 + 0.5 * v) * min(1, 3 * v + 0.2)
            z = 0.635 - v * long - abs(u) * 0.12 * (1 - v) - 0.03 * u * v
            vertices.append((x + u * wide * open_, WALL - 0.045 - 0.03 * (1 - v) + fold, z))
    row = columns + 1
    for j in range(rows):
        faces += [
            (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for i in range(columns)
        ]
    thing = mesh("hanging", vertices, faces, cloth(tint), smooth=True)
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.003


def caddy(length=0.44, width=0.25, high=0.15):
    """An open box of oak; its ends carry the round handle."""
    plank, x, y = oak("caddy", grain=(1.2, 16, 16)), length / 2, width / 2
    span(-x, x, -y, y, 0.004, 0.018, plank, 0.003)
    for side in (-1, 1):
        span(-x, x, side * y - 0.007, side * y + 0.007, 0.002, high, plank, 0.004)
        ends = [(-y, 0), (y, 0), (y, high), (0.045, high + 0.15), (-0.045, high + 0.15), (-y, high)]
        outer, thick = side * (x + 0.008), 0.008
        vertices = [(outer + s * thick, py, pz) for s in (-1, 1) for py, pz in ends]
        sides = [(i, (i + 1) % 6, (i + 1) % 6 + 6, i + 6) for i in range(6)]
        bevel(mesh("end", vertices, [(5, 4, 3, 2, 1, 0), (6, 7, 8, 9, 10, 11), *sides], plank), 0.004)
    bar((-x - 0.02, 0, high + 0.115), (x + 0.02, 0, high + 0.115), 0.014, beech())
    for side in (-1, 1):
        bar((side * (x + 0.014), 0, high + 0.115), (side * (x + 0.02), 0, high + 0.115), 0.019, brass())


def filled_caddy(r):
    caddy()
    spray_bottle((-0.155, -0.055, 0.018), -2.5, 1.2)
    spray_bottle((-0.072, -0.06, 0.018), -0.75, 1.2)
    with Group((0.165, 0.07, 0.02), turn=0.3, tilt=(-0.08, 0.14)):
        squeegee(0.24, 0.2)
    for at, tilt in (((-0.02, 0.06, 0.305), (0, 1.42)), ((0.065, 0.075, 0.285), (0.1, 1.68))):
        with Group(at, turn=1.0, tilt=tilt):
            dish_brush(r)
    with Group((0.032, -0.112, 0.098), tilt=(-math.pi / 2 - 0.05, 0)):
        stack(["cream", "sage", "gold", "cream"], (0.105, 0.15), 3, 0.0068)
    gloves(0.13, -0.125, 0.15)


def gloves(x, edge, rim):
    """A pair that hangs over the caddy's front, fingers outside."""
    yellow = material("glove", "#ffb40a", 0.42, sheen=0.2)
    for i, (aside, turn, fall, out) in enumerate(((-0.03, 0.1, 0.11, 0.0), (0.045, -0.16, 0.085, 0.014))):

        def drape(along, across):
            s, arc = along - fall, 0.024 + out
            sway = x + aside + across * math.cos(turn) + (along - fall) * math.sin(turn)
            if s < 0:
                return (sway, edge + arc, rim + 0.004 + s)
            if s < math.pi * arc:
                return (sway, edge + arc * math.cos(s / arc), rim + 0.004 + arc * math.sin(s / arc))
            down = s - math.pi * arc
            return (sway, edge - arc - 0.01 * math.sin(down * 20), rim + 0.004 - down)

        glove(drape, yellow, seed=2.0 * i)


def beside(r):
    """To the caddy's right: cloths with a brush on them, a bottle, a scrubber."""
    with Group((0.43, -0.05, 0), turn=-0.16):
        top = stack(["cream", "sage", "gold"], (0.19, 0.18), 4, 0.008)
    with Group((0.37, -0.075, top + 0.009), turn=0.22, tilt=(0, 0.22)):
        dish_brush(r)
    spray_bottle((0.295, 0.1, 0), -2.3, 1.15)
    with Group((0.235, -0.245, 0), turn=-0.32):
        scrubber(r)


def plant(x, y):
    pot = [
        (0, 0),
        (0.055, 0),
        (0.06, 0.006),
        (0.075, 0.12),
        (0.078, 0.125),
        (0.07, 0.125),
        (0.066, 0.105),
        (0, 0.105),
    ]
    lathe(pot, material("pot", "#f2ece0", 0.5), (x, y, 0))
    green = leaf_material("olive", "#4f6b3a", "#8ba06a", 0.3)
    crown = foliage(330, green, 0.13, 0.055, 0.15, seed=8, flat=1.25, aspect=0.34, droop=-0.2)
    crown.location = (x, y, 0.27)
    for k in range(8):
        a = 0.8 * k
        tip = (x + 0.08 * math.cos(a), y + 0.08 * math.sin(a), 0.31 + 0.02 * math.sin(3 * k))
        tube([(x, y, 0.1), (x + 0.02 * math.cos(a), y + 0.02 * math.sin(a), 0.2), tip], 0.002, green)


def build(shot):
    r = random.Random(7)
    room()
    bench()
    rail()
    with Group((-0.1, 0.02, 0), turn=0.16):
        filled_caddy(r)
    beside(r)
    plant(-0.62, 0.26)
    sky(0.35, 35, 160, 0.5)
    clouds(2.0)
    sun((0.78, 0.42, -0.5), 10.5, 1.3, "#ffe3b8")
    area((-1.1, -0.5, 0.85), (0.2, 0.1, 0.1), 1.2, 22, "#fff4e2", 1.1)
    area((0.9, -2.4, 1.4), (0, 0, 0.2), 2.0, 16, "#fff6ea", 1.4)
    if shot.view == "close":
        camera((0.6, -0.92, 0.25), (0.39, 0, 0.25), 74, fstop=3.2, focus=(0.42, -0.08, 0.1), shift=(0, -0.2))
    else:
        camera(
            (0.14, -1.36, 0.36), (0.06, 0, 0.36), 48, fstop=6.3, focus=(0.05, -0.08, 0.1), shift=(0, -0.13)
        )
