"""A pressure washer on clean concrete before a garage, in low morning sun.

The machine stands in the middle: the picture is cropped to 16:9, 4:3 and 1:1.
"""

import random

from kit.camera import camera
from kit.light import area, clouds, sky, sun
from kit.materials import oak
from kit.shapes import span
from kit.shot import Shot
from parts.solid import Group
from parts.washer import hose, lance, tip_box, washer
from parts.yard import garage_door, ground, laps, lawn, mulch, shrubs, slabs, trees, trim, wall_lamp

pictures = {"article-washer": Shot(width=1280, height=960, samples=20, exposure=0.05)}

WALL = 2.3
"""How far behind the machine the house stands."""


def house():
    span(-5, 2.9, WALL + 0.09, WALL + 3, 0, 3.2, trim(), 0)
    garage_door(-3.95, 0.55, WALL, tint="#efe9dd")
    laps(0.72, 2.9, 0.28, 3.2, WALL + 0.03)
    laps(-5, 0.72, 2.44, 3.2, WALL + 0.03)
    span(0.69, 2.9, WALL - 0.03, WALL + 0.05, -0.02, 0.28, trim(), 0.008)
    span(2.8, 2.92, WALL - 0.03, WALL + 0.1, -0.02, 3.2, trim(), 0.008)
    wall_lamp(1.12, WALL, 1.62)


def garden(r):
    ground()
    mulch(0.95, 2.9, WALL - 0.75, WALL)
    shrubs(r, [(1.3, WALL - 0.38, 0.78), (1.86, WALL - 0.4, 0.95), (2.45, WALL - 0.36, 0.82)], flowers=True)
    lawn(r, 2.02, 5, -2.5, WALL + 3)
    trees(r, [(4.6, 8, 3.2, 1.5), (7.5, 10, 4.2, 1.9), (3.2, 13, 4.5, 2.0), (-9.3, -2.4, 4.7, 0.95)])


def build(shot):
    r = random.Random(7)
    house()
    slabs(r, -5, 1.9, -5, WALL, wide=2.3)
    garden(r)
    with Group(turn=0.42):
        washer()
        grip = lance((-0.36, -0.13, 0.004), (-0.19, 0.215, 0.99))
        hose(r, grip, (0.36, -0.47))
    with Group((-0.56, -0.34, 0), turn=-0.2):
        tip_box(oak("oak", grain=(9, 40, 40)))
    sky(0.15, 38, 200, 0.6, 0.8)
    clouds()
    sun((0.78, 0.55, -0.45), 7.0, 0.8, "#ffe2b4")
    area((-1.5, -3.5, 2.2), (0, 0, 0.5), 2.5, 40, "#fff3e0")
    camera((-0.04, -3.2, 0.78), (-0.04, 0, 0.78), 50, fstop=4.0, focus=(0, -0.25, 0.5), shift=(0, -0.115))
