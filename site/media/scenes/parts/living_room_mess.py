"""What lies about in the living room before it is cleaned."""

import math
import random

from .cloth import drop, sheet, shirt, trousers
from .clutter import bin_bag, can, carton, crumbs, page, pizza_box
from .dishes import china, glass, mug, plate, bottle_glass
from .lounge import pillow
from kit.materials import fabric, material
from kit.shapes import span

QUARTER = math.pi / 2
RUG = 0.018
PAGES = [
    (-0.95, -2.3),
    (-0.2, -2.75),
    (-0.32, -2.6),
    (0.4, -1.45),
    (-0.15, -1.3),
    (1.3, -2.75),
    (0.95, -2.4),
    (-1.3, -2.75),
]
PAGES += [(-1.95, -2.2), (-2.1, -2.35), (-2.3, -1.75), (-1.0, -1.25), (-1.15, -1.1)]


def living_room_mess(m, sofa):
    """`m` are the room's materials; `sofa` is where that stands."""
    r = random.Random(43)
    clothes(m, sofa)
    cushions(m)
    on_the_table(r)
    on_the_floor(r)
    crumb = material("crumb", "#96632b", 0.9)
    crumbs(r, 260, lambda: (r.uniform(-1.6, 1.6), r.uniform(-3.0, -1.0), RUG), crumb, 0.008)
    crumbs(r, 90, lambda: (0.05 + r.gauss(0, 0.2), -2.0 + r.gauss(0, 0.18), 0.411), crumb, 0.005)


def clothes(m, sofa):
    denim, brick = fabric("denim", "#3b4a66", weave=500), fabric("brick jersey", "#a04a38", weave=500)
    grey = fabric("grey jersey", "#8c8b84", weave=500)
    ground = [span(-3, 3, -4.2, -0.2, -0.1, RUG, None, 0)]
    seat = ground + stand_ins(*sofa)
    drop(shirt(brick), ground, (-0.75, -2.75, 0.4), (0.8, 0.5, 0.7), 44, 0.15, squeeze=0.7)
    drop(trousers(denim), ground, (-1.25, -1.72, 0.4), (0.6, -0.6, 1.2), 44, 0.5, squeeze=0.75)
    drop(shirt(grey), seat, (0.5, -0.8, 0.85), (0.3, 0.4, 0.5), 44, 0.15, squeeze=0.75)
    blanket = sheet(0.8, 1.15, m["linen"], 0.04)
    drop(blanket, seat, (1.2, -1.0, 0.85), (0.5, 0.35, 0.5), 50, 0.4, squeeze=0.7, thickness=0.008)
    for thing in seat:
        thing.hide_render = True


def stand_ins(x, y):
    """The sofa's seat, back and right arm as boxes: cloth falls on them faster than on the cushions."""
    seat = span(x - 1.0, x + 1.0, y - 0.49, y + 0.1, 0.1, 0.495, None, 0)
    back = span(x - 1.0, x + 1.0, y + 0.02, y + 0.3, 0.4, 0.92, None, 0, rotation=(-0.3, 0, 0))
    arm = span(x + 0.97, x + 1.17, y - 0.47, y + 0.48, 0.1, 0.605, None, 0)
    return [seat, back, arm]


def cushions(m):
    pillow((-0.6, -1.35, 0.1), m["gold"], (0.08, 0.1, 0.6))
    pillow((-0.35, -0.78, 0.56), m["linen"], (0.25, 0.2, 0.8), 0.21)
    pillow((1.0, -2.95, 0.09), m["gold"], (-0.06, 0.08, 1.1))
    pillow((1.75, -2.1, 0.53), m["teal"], (0.2, 0.1, 0.3), 0.19)


def on_the_table(r):
    top = 0.41
    pizza_box((-0.1, -2.02, top), 0.35, 1.95, 0.34)
    red, green = material("can red", "#a52c24", 0.3, metal=0.4), material(
        "can green", "#39614a", 0.3, metal=0.4
    )
    can((0.26, -1.86, top), red)
    can((0.37, -2.0, top), green)
    can((0.24, -2.27, top + 0.033), red, (QUARTER, 0, 0.8))
    dirty = china("mug china", "#efe9dd", 1.0)
    mug((0.2, -1.72, top), dirty, 2.0)
    glass((0.02, -1.66, top), bottle_glass("cloudy glass", "#d9d6c8"))
    plate((0.28, -2.12, top), dirty, 0.85)


def on_the_floor(r):
    red, green = material("can red"), material("can green")
    for x, y, turn, paint in (
        (0.62, -2.7, 0.4, red),
        (-1.45, -2.45, 1.9, green),
        (1.05, -1.5, -0.6, red),
        (-0.2, -3.0, 1.1, green),
    ):
        can((x, y, RUG + 0.033), paint, (QUARTER, 0, turn))
    white = material("paper", "#ece6d8", 0.9)
    prints = [material(f"magazine {c}", c, 0.45) for c in ("#39514a", "#c9825a", "#e9c46a")]
    for k, (x, y) in enumerate(PAGES):
        what, ground = (prints[k % 3] if k % 4 == 0 else white), (RUG if x > -1.6 else 0.0)
        page((x, y, ground + 0.001 + 0.0012 * k), r.uniform(0, 6), what, curl=r.uniform(0.02, 0.1))
    plate((0.62, -2.85, RUG), china("mug china"), 1.0)
    carton((2.55, -0.98, 0.0), (0.5, 0.38, 0.34), 0.2)
    carton((2.05, -1.1, 0.0), (0.36, 0.3, 0.26), -0.35, (2.0, 1.2, 2.3, 0.8))
    bin_bag((-2.05, -1.15, 0.0), 0.28, 5.0)
