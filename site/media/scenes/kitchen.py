"""A kitchen with green cabinets, an apron sink under its window and a striped runner on oak boards."""

import math
import random

from parts import cabinets, houseplants
from kit.camera import camera
from parts.dishes import bowl, mug, pile
from parts.interior import floorboards, garden, pane, strip, wall_with_hole, window_frame
from parts.kitchen_materials import kitchen_materials
from parts.kitchen_mess import kitchen_mess
from parts.kitchen_styling import kitchen_styling
from kit.light import area, clouds, sky, sun
from kit.materials import material
from parts.rugs import rug, stripes, woven
from kit.shapes import cylinder, lathe, span, sphere, tube
from kit.shot import Shot

INSIDE = {"look": "High Contrast", "exposure": 0.3, "bounces": 5, "bloom": 0.04}
PAIR = {"width": 960, "height": 720, "samples": 13, **INSIDE}
PORTRAIT = {"width": 720, "height": 900, "samples": 13, **INSIDE}

pictures = {
    "kitchen-before": Shot(dirt=1.0, **PAIR),
    "kitchen-after": Shot(**PAIR),
    "gallery-kitchen-sink": Shot(view="sink", **PORTRAIT),
    "gallery-kitchen-runner": Shot(view="runner", **PORTRAIT),
    "gallery-kitchen-stove": Shot(view="stove", **PORTRAIT),
    "gallery-kitchen-counter": Shot(view="counter", **PORTRAIT),
}

VIEWS = {
    "whole": {
        "at": (0.62, -4.1, 1.42),
        "target": (0.04, -0.3, 1.42),
        "lens": 27,
        "focus": (0, -0.6, 1),
        "shift": (0, -0.075),
    },
    "sink": {
        "at": (0.6, -2.3, 1.34),
        "target": (0.13, -0.3, 1.34),
        "lens": 40,
        "focus": (0, -0.4, 1.0),
        "shift": (0, -0.11),
    },
    "runner": {
        "at": (-1.3, -2.65, 0.52),
        "target": (0.2, -0.85, 0.52),
        "lens": 33,
        "focus": (-0.4, -1.5, 0),
        "shift": (0, -0.03),
    },
    "stove": {
        "at": (-1.2, -2.55, 1.36),
        "target": (-1.76, -0.3, 1.36),
        "lens": 38,
        "focus": (-1.8, -0.3, 1.0),
        "shift": (0, -0.04),
    },
    "counter": {
        "at": (-0.12, -1.5, 1.22),
        "target": (-1.0, -0.2, 1.22),
        "lens": 40,
        "focus": (-0.75, -0.33, 1),
        "shift": (0, -0.07),
    },
}

WINDOW = (-0.95, 0.95, 1.12, 2.32)
SIDE, TOP, HEIGHT = 2.62, 0.92, 2.75
SINK = (-0.38, 0.38, -0.655, -0.14)


def build(shot):
    m = kitchen_materials(shot.dirt)
    if shot.dirt:
        kitchen_mess(m)
    else:
        kitchen_styling(m)
    room(m, shot.dirt)
    fittings(m)
    shelves(m, shot.dirt)
    pendants(m)
    stool((1.36, -1.62), m)
    runner(shot.dirt)
    plants(m, shot.dirt)
    blind(m)
    lights()
    camera(fstop=5.0, **VIEWS[shot.view])


def room(m, dirt):
    wall = material("wall", "#efe9dd", 0.7)
    wall_with_hole("y", 0, 0.2, (-SIDE, SIDE), HEIGHT, WINDOW, wall)
    for x in (-SIDE - 0.2, SIDE):
        span(x, x + 0.2, -6, 0.2, 0, HEIGHT, wall, 0)
    span(-SIDE, SIDE, -6.2, -6, 0, HEIGHT, wall, 0)
    span(-SIDE, SIDE, -6, 0.2, HEIGHT, HEIGHT + 0.1, m.ceiling, 0)
    floorboards(-SIDE, SIDE, -5.7, 0, m.floor)
    a, b, low, high = WINDOW
    wall_with_hole("y", -0.005, 0.006, (-SIDE, SIDE), 2.66, WINDOW, m.grout)
    cabinets.tiles(-SIDE, SIDE, TOP, 2.66, m.tile, WINDOW)
    crown = [(0, 0), (0, -0.1), (-0.02, -0.1), (-0.035, -0.06), (-0.07, -0.03), (-0.08, 0)]
    strip(crown, 2 * SIDE, m.trim, (-SIDE, 0, HEIGHT))
    window_frame("y", 0.09, WINDOW, m.trim, transom=1.86)
    pane("y", 0.1, WINDOW, dirt)
    for x in (a - 0.085, b):
        span(x, x + 0.085, -0.03, 0.02, low - 0.02, high + 0.085, m.trim, 0.004)
    span(a - 0.1, b + 0.1, -0.036, 0.02, high, high + 0.1, m.trim, 0.004)
    span(a - 0.11, b + 0.11, -0.11, 0.06, low - 0.04, low, m.trim, 0.007)
    garden([(-2.2, 4.5, 1.3), (0.2, 6, 1.6), (2.4, 4.6, 1.1), (-0.9, 7, 2.6), (1.6, 8, 2.8), (4.5, 7, 2)])


def fittings(m):
    edges = [-SIDE, -2.1, -1.5, -0.94, -0.38, 0.0, 0.38, 1.04, 1.62, 2.12, SIDE]
    kinds = ["drawers", "open", "left", "right", "right", "left", "drawers", "right", "left", "right"]
    # Under the sink the fronts are lower: its apron stands before them.
    cabinets.lower(
        edges, ["open" if 3 < i < 6 else kind for i, kind in enumerate(kinds)], m.green, m.brass, m.ink
    )
    for x0, x1, grip in ((-0.377, -0.003, -0.05), (0.003, 0.377, 0.05)):
        cabinets.shaker(x0, x1, 0.115, 0.635, cabinets.FRONT, m.green, m.brass, (grip, 0.53))
    cabinets.oven(-2.097, -1.503, m.steel, m.glass)
    cabinets.counter(-SIDE, SIDE, SINK, m.stone)
    cabinets.apron_sink(SINK, m.ceramic, m.steel)
    cabinets.tap((0, -0.08, TOP), m.tap)
    cabinets.hob(-2.12, -1.48, m.glass)
    cabinets.hood(-2.14, -1.46, m.plaster, m.oak, HEIGHT)
    cabinets.upper(-SIDE, -2.22, m.white, m.brass, "right")
    for x0, x1, side in ((1.22, 1.69, "right"), (1.69, 2.16, "left"), (2.16, SIDE, "left")):
        cabinets.upper(x0, x1, m.white, m.brass, side)
    for x0, x1 in ((-SIDE, -2.2), (1.2, SIDE)):
        span(x0, x1, -0.385, 0, 2.44, 2.5, m.white, 0.006)


def shelves(m, dirt):
    """Two oak shelves between the hood and the window."""
    for z in (1.5, 1.84):
        span(-1.4, -1.09, -0.2, -0.012, z, z + 0.032, m.oak, 0.004)
        for x in (-1.36, -1.13):
            span(x - 0.008, x + 0.008, -0.18, -0.012, z - 0.012, z, m.brass, 0.002)
    r = random.Random(5)
    pile(r, 5, (-1.26, -0.11, 1.872), m.cream, 0.62)
    bowl((-1.26, -0.11, 1.945), m.cream, 0.55)
    mug((-1.33, -0.1, 1.532), m.cream, 2.6)
    houseplants.bush((-1.19, -0.11, 1.532), m.gold, 0.13, 9, dirt, 24, 0.06, 0.045, 0.075, "ivy")


def pendants(m):
    glow = material("bulb", "#ffffff", 0.3, glow="#ffd9a0", glow_strength=6)
    outside = [
        (0, 0.205),
        (0.028, 0.205),
        (0.034, 0.2),
        (0.04, 0.18),
        (0.085, 0.158),
        (0.125, 0.122),
        (0.156, 0.07),
        (0.172, 0.012),
        (0.174, 0),
    ]
    inside = [(0.168, 0), (0.15, 0.066), (0.12, 0.115), (0.08, 0.15), (0, 0.165)]
    for x in (-0.62, 0.62):
        lathe(outside + inside, m.gold, (x, -0.78, 1.92), 72)
        tube([(x, -0.78, 2.12), (x, -0.78, 2.4), (x, -0.78, HEIGHT)], 0.0035, m.ink, 2)
        cylinder(0.05, 0.025, (x, -0.78, HEIGHT - 0.012), m.gold)
        sphere(0.035, (x, -0.78, 2.0), glow)


def stool(at, m):
    x, y = at
    seat = [
        (0, 0.615),
        (0.14, 0.615),
        (0.165, 0.625),
        (0.172, 0.64),
        (0.165, 0.652),
        (0.12, 0.65),
        (0, 0.646),
    ]
    lathe(seat, m.oak, (x, y, 0), 64)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        foot, head = (x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), 0.005), (
            x + 0.11 * math.cos(a),
            y + 0.11 * math.sin(a),
            0.62,
        )
        tube([foot, head], 0.014, m.oak, 4)
    ring = [
        (x + 0.178 * math.cos(a), y + 0.178 * math.sin(a), 0.2) for a in [k * math.pi / 8 for k in range(17)]
    ]
    tube(ring, 0.008, m.brass, 4)


def runner(dirt):
    cloth = woven("runner", stripes(0.1), dirt)
    creases = [(-0.62, 0.12, 0.5, 0.035), (0.52, -0.2, -0.3, 0.028)] if dirt else []
    rug((0, -1.32, 0), (1.9, 0.76), cloth, 0.11 * dirt, creases=creases, fringe=0.05)


def plants(m, dirt):
    houseplants.bush(
        (0.7, -0.035, 1.12), houseplants.terracotta(), 0.15, 3, dirt, 34, 0.065, 0.062, 0.11, "basil"
    )
    houseplants.bush((2.2, -0.27, TOP), m.cream, 0.3, 5, dirt, 54, 0.13, 0.1, 0.18)


def blind(m):
    """Linen, gathered above the glass."""
    folds = [
        (0.0, 0.06),
        (-0.035, 0.06),
        (-0.04, -0.16),
        (-0.075, -0.2),
        (-0.04, -0.2),
        (-0.085, -0.26),
        (-0.045, -0.255),
        (-0.08, -0.315),
        (-0.02, -0.31),
        (0.0, -0.2),
    ]
    strip([(y - 0.036, z) for y, z in folds], 1.98, m.linen, (-0.99, 0, 2.38), 0.012)


def lights():
    sky(0.35, 35, 160, 0.5)
    clouds(2.2)
    sun((-0.36, -0.8, -0.74), 12, 1.0, "#ffe6bd")
    area((0, 0.35, 1.7), (0, -3, 1.0), 1.8, 80, "#fff4e2", 1.1)
    area((-1.0, -4.8, 2.5), (0, -0.6, 1.0), 3.2, 50, "#fff6ea", 2.0)
    area((2.4, -3.4, 2.3), (-0.5, -0.3, 1.0), 1.6, 20, "#eaf2ff")
