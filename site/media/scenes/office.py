"""A small office early in the morning, before anybody comes: desks in rows, a glass meeting room, low sun."""

import random

from kit.camera import camera
from kit.light import area
from kit.materials import material, oak, paint
from parts.premises import (
    arching_plant,
    baseboard,
    clear_glass,
    glass,
    gold,
    leafy_plant,
    morning,
    pendant,
    slab,
    small_tree,
    trees_outside,
    upright_plant,
    wall,
    window,
    window_light,
)
from kit.shapes import box, cylinder, span
from kit.shot import Shot
from parts.stamp import model, stamp
from parts.workplace import (
    bin_basket,
    cabinet,
    desk,
    desk_lamp,
    divider,
    framed_print,
    keyboard,
    monitor,
    mug,
    notebook,
    pen_cup,
    task_chair,
)

inside = {"look": "High Contrast", "exposure": 0.65, "bounces": 6}
pictures = {
    "office": Shot(samples=18, **inside),
    "gallery-office-desk": Shot("desk", width=720, height=900, samples=18, **inside),
}

LEFT, RIGHT, FRONT, BACK, CEILING = -4.2, 4.9, -10.0, 0.7, 3.0
DESK, TOP = 1.4, 0.746
BENCHES = (-5.3, -2.1)
PLACES = [-3.25 + DESK * k for k in range(3)]
OPENINGS = [(y, y + 1.55, 0.3, 2.7) for y in (-9.4, -7.0, -4.6, -2.2)]


def build(shot):
    r = random.Random(7)
    room()
    windows()
    meeting_room()
    benches(r)
    back_wall()
    for y, height in ((-7.6, 1.9), (0.15, 2.0)):
        small_tree((LEFT + 0.38, y, 0), height, material("white pot", "#f4f0e8", 0.4), seed=5 + int(y))
    trees_outside([(-9, 3.5 - 2.6 * k, 0.4 + 0.5 * (k % 2)) for k in range(6)])
    lights()
    if shot.view == "desk":
        camera((-1.75, -7.0, 1.28), (-3.45, -5.3, 1.28), 34, 2.8, (-3.0, -5.7, 0.9), shift=(0, -0.12))
    else:
        camera((1.0, -9.0, 1.36), (-0.62, 0, 1.36), 26, 5.6, (-1, -5.6, 0.9), shift=(0, -0.075))


def carpet(t, shader):
    """Carpet tiles of half a metre, each its own tone, with the stripes a vacuum leaves."""
    p = t.coord("World")
    x, y, z = t.split(p)
    cell = t.join(t.math("FLOOR", t.mul(x, 2)), t.math("FLOOR", t.mul(y, 2)), 0.0)
    tone = t.node("ShaderNodeTexWhiteNoise", {"Vector": cell}).outputs["Value"]
    wave = t.math("SINE", t.mul(t.add(y, t.mul(t.noise(p, 0.8, 2), 0.12)), 8.4))
    stripe = t.smooth(wave, -0.35, 0.35)
    c = t.mix(t.mul(tone, 0.55), "#8f978c", "#7c867c")
    c = t.mix(t.mul(stripe, 0.16), c, "#b4beb2")
    c = t.mix(t.mul(t.noise(p, 210, 2), 0.35), c, "#5f6d64")
    t.set(shader.inputs["Base Color"], c)
    t.set(shader.inputs["Normal"], t.bump(t.noise(p, 260, 3), 0.5, 0.006))


def room():
    white, trim = paint("wall", "#efe9dd"), material("trim", "#f7f4ed", 0.4)
    span(LEFT, RIGHT, FRONT, BACK, -0.1, 0, material("carpet", roughness=0.95, sheen=0.3, shade=carpet), 0)
    span(
        LEFT - 0.3,
        RIGHT + 0.2,
        FRONT,
        BACK + 0.2,
        CEILING,
        CEILING + 0.1,
        material("ceiling", "#f7f4ee", 0.8),
        0,
    )
    wall("x", LEFT - 0.3, RIGHT + 0.2, BACK, BACK + 0.2, CEILING, paint("green wall", "#39514a"))
    wall("x", LEFT - 0.3, RIGHT + 0.2, FRONT - 0.2, FRONT, CEILING, white)
    wall("y", FRONT, BACK, RIGHT, RIGHT + 0.2, CEILING, white)
    wall("y", FRONT, BACK, LEFT - 0.3, LEFT, CEILING, white, OPENINGS)
    baseboard("x", LEFT, RIGHT, BACK - 0.015, BACK, trim)
    baseboard("y", FRONT, BACK, LEFT, LEFT + 0.015, trim)
    for y in BENCHES:
        box(
            (4.0, 0.05, 0.05),
            (PLACES[1], y + 1.6, CEILING - 0.03),
            material("lamp rail", "#1C2024", 0.5),
            0.004,
        )


def windows():
    frame, pane = material("window frame", "#2b3532", 0.4), clear_glass()
    for y0, y1, z0, z1 in OPENINGS:
        window("y", y0, y1, LEFT - 0.2, LEFT - 0.13, z0, z1, frame, 2, (2.1,), 0.045, pane)
        slab(
            "y",
            y0 - 0.03,
            y1 + 0.03,
            LEFT - 0.12,
            LEFT + 0.05,
            z0 - 0.03,
            z0,
            material("sill", "#f7f4ed", 0.3),
            0.008,
        )


def meeting_room():
    x0, y0, ink = 1.75, -4.6, material("partition", "#1C2024", 0.4)
    pane = clear_glass("partition glass", "#eef6f1")
    for along, start, end, place in (("x", x0, RIGHT, y0), ("y", y0, BACK, x0)):
        for z in (0, 2.1, CEILING - 0.05):
            slab(along, start, end, place - 0.02, place + 0.02, z, z + 0.04, ink, 0.004)
        count = round((end - start) / 1.05)
        for k in range(count + 1):
            a = start + (end - start) * k / count
            slab(along, a - 0.019, a + 0.019, place - 0.019, place + 0.019, 0, CEILING, ink, 0.004)
        glass(along, start, end, place, 0, CEILING, pane)
    handle = material("door handle", "#ffb40a", 0.3, metal=0.6)
    box((0.024, 0.024, 0.6), (x0 + 0.16, y0 - 0.055, 1.1), handle, 0.01)
    for z in (0.86, 1.34):
        box((0.02, 0.05, 0.02), (x0 + 0.16, y0 - 0.03, z), handle, 0.004)
    span(2.75, 4.0, -3.4, -0.7, 0.71, 0.74, oak("table oak", grain=(9, 0.35, 9)), 0.008)
    for y in (-2.9, -1.2):
        cylinder(0.05, 0.7, (3.37, y, 0.36), ink)
        cylinder(0.32, 0.02, (3.37, y, 0.01), ink)
    chair = model(task_chair, "#e3dccb")
    for k, y in enumerate((-2.85, -2.05, -1.25)):
        stamp(chair, (2.55, y, 0), -1.57 + 0.06 * (k - 1))
        stamp(chair, (4.2, y, 0), 1.57 - 0.05 * k)
    for y in (-2.7, -1.4):
        pendant((3.37, y, 1.95), CEILING, gold(), scale=1.25)
    span(2.6, 4.1, BACK - 0.06, BACK - 0.01, 1.15, 2.0, material("meeting screen", "#07090b", 0.09), 0.01)
    leafy_plant((3.4, -2.0, 0.74), 0.36, material("white pot"), 4)


def benches(r):
    workplace, screen, keys = model(desk, DESK), model(monitor), model(keyboard)
    chair = model(task_chair, "#46685c")
    for y in BENCHES:
        for x in PLACES:
            for side, turn in ((1, 0), (-1, 3.14159)):
                stamp(workplace, (x, y, 0), turn)
                stamp(
                    screen, (x + r.uniform(-0.05, 0.05), y - 0.22 * side, TOP), turn + r.uniform(-0.08, 0.08)
                )
                stamp(keys, (x + r.uniform(-0.04, 0.02), y - 0.52 * side, TOP), turn + r.uniform(-0.03, 0.03))
                stamp(chair, (x + r.uniform(-0.05, 0.05), y - 0.93 * side, 0), turn + r.uniform(-0.22, 0.22))
        stamp(model(divider, DESK * 3 - 0.1), (PLACES[1], y, TOP))
        for x in PLACES:
            pendant((x, y, 2.05), CEILING, gold())
    belongings(r)
    for x, y in ((PLACES[2] + 0.9, BENCHES[0] - 0.35), (PLACES[2] + 0.9, BENCHES[1] - 0.35)):
        bin_basket((x, y, 0))


def belongings(r):
    clay, cream = material("clay pot", "#c17a4f", 0.7), material("cream mug", "#f3ecdd", 0.3, clearcoat=0.3)
    near, far = (y - 0.4 for y in BENCHES)
    leafy_plant((PLACES[0] - 0.5, near + 0.12, TOP), 0.3, clay, 3)
    leafy_plant((PLACES[2] + 0.52, far + 0.1, TOP), 0.3, material("white pot"), 6)
    upright_plant((PLACES[2] + 0.5, near + 0.12, TOP), 0.3, material("white pot"))
    notebook((PLACES[1] + 0.5, near - 0.1, TOP), 0.15)
    notebook((PLACES[0] + 0.53, near - 0.08, TOP), -0.1, "#39514a")
    notebook((PLACES[0] + 0.535, near - 0.075, TOP + 0.017), 0.12)
    pen_cup((PLACES[0] + 0.5, near + 0.17, TOP), r)
    pen_cup((PLACES[2] - 0.5, near + 0.16, TOP), r)
    mug((PLACES[1] - 0.5, near - 0.02, TOP), cream, 2.4)
    mug((PLACES[0] - 0.5, near - 0.16, TOP), material("gold mug", "#ffb40a", 0.3, clearcoat=0.3), 2.6)
    mug((PLACES[1] + 0.48, far, TOP), material("gold mug"), 0.4)
    desk_lamp((PLACES[1] + 0.56, near + 0.2, TOP), 3.6)


def back_wall():
    wood, white = oak("cabinet oak"), material("white pot")
    cabinet(-3.0, 1.2, BACK - 0.45, BACK - 0.016, 0.82, 7, wood)
    for k, (x, tint) in enumerate(((-2.2, "#ffb40a"), (-1.3, "#c17a4f"), (-0.4, "#56716a"))):
        framed_print(x, 1.25, 0.66, 0.9, BACK, tint, k)
    arching_plant((0.7, BACK - 0.22, 0.82), 0.55, white, 15)
    leafy_plant((-2.75, BACK - 0.22, 0.82), 0.38, material("clay pot"), 8)
    tints = ("#efb310", "#f3ecdd", "#39514a", "#c17a4f", "#f3ecdd", "#5F7A68", "#1C2024", "#efb310")
    for k, tint in enumerate(tints):
        height = 0.2 + 0.03 * (k * 5 % 3)
        place = (-0.1 + 0.043 * k, BACK - 0.2, 0.82 + height / 2)
        box((0.038, 0.16, height), place, material(f"book {tint}", tint, 0.7), 0.003)


def lights():
    morning((0.9, -0.3, -0.34), 20)
    for y0, y1, _, _ in OPENINGS:
        window_light("y", (y0 + y1) / 2, LEFT + 0.06, 1.5, 1.5, 2.2, 28)
    area((1.5, FRONT + 0.3, 2.7), (-0.5, -3, 0.8), 4.0, 60, "#f8f8ff", 1.0).visible_glossy = False
    area((3.4, -2, CEILING - 0.1), (3.4, -2, 0), 1.6, 26, "#fff4e4", 3.0).visible_glossy = False
