"""What one cleans with: bottles, brushes, cloths, gloves, a squeegee; each stands on z = 0."""

import math

import bpy
from mathutils import Vector, noise

from kit.materials import brass, fabric, material, wood
from kit.shapes import box, cylinder, lathe, link, mesh, tube
from .solid import bar, loft

CLOTHS = {"cream": "#efe6d2", "sage": "#7d9486", "gold": "#f6b21a", "green": "#39514a"}


def cloth(tint):
    """Woven, in one of our colours."""
    return fabric(f"cloth-{tint}", CLOTHS[tint], weave=420)


def ink():
    return material("ink-plastic", "#1C2024", 0.36)


def beech():
    return wood("beech", "#b88656", "#d8ae7c")


def amber():
    def shade(t, shader):
        shader.inputs["IOR"].default_value = 1.3
        t.set(shader.inputs["Roughness"], 0.06)

    return material("amber", "#b05a10", transmission=0.72, clearcoat=0.6, shade=shade)


def spray_bottle(at, turn=0.0, height=1.0):
    """A round bottle of amber glass with a trigger; it sprays along its own x."""
    x, y, z = at
    h = height
    glass = [(0, 0.004), (0.03, 0), (0.036, 0.002), (0.0385, 0.008), (0.039, 0.118 * h), (0.0375, 0.128 * h)]
    glass += [(0.031, 0.143 * h), (0.02, 0.153 * h), (0.0145, 0.159 * h), (0.0135, 0.176 * h), (0, 0.176 * h)]
    lathe(glass, amber(), at)
    top = z + 0.17 * h
    c, s = math.cos(turn), math.sin(turn)

    def place(along, up):
        return (x + c * along, y + s * along, top + up)

    cylinder(0.0185, 0.026, place(0, 0.009), ink(), 0.002)
    for i in range(20):
        a = 2 * math.pi * i / 20
        rib = (x + 0.0185 * math.cos(a), y + 0.0185 * math.sin(a), top + 0.008)
        box((0.0025, 0.003, 0.019), rib, ink(), 0, (0, 0, a))
    bar(place(0, 0.02), place(0.004, 0.05), 0.0125, ink(), 0.0145)
    box((0.062, 0.025, 0.021), place(0.003, 0.053), ink(), 0.008, (0, -0.06, turn))
    box((0.03, 0.022, 0.012), place(-0.026, 0.045), ink(), 0.005, (0, -0.7, turn))
    bar(place(0.028, 0.0545), place(0.047, 0.056), 0.0105, ink(), 0.0098)
    bar(place(0.045, 0.056), place(0.055, 0.0565), 0.0118, brass(), edge=0.002)
    lever = [place(0.022, 0.046), place(0.03, 0.028), place(0.031, 0.01), place(0.041, -0.014)]
    tube(lever, 0.0052, ink())


def bristles(r, roots, length, material, splay=0.15, thick=0.0011):
    """Stiff hairs that go down from `roots`, outwards from their middle."""
    middle = sum((Vector(root) for root in roots), Vector()) / len(roots)
    vertices, faces = [], []
    for root in roots:
        root = Vector(root)
        lean = (root - middle) * splay / 0.03 * length + Vector(
            (r.gauss(0, 1), r.gauss(0, 1), 0)
        ) * length * 0.04
        end = root + lean + Vector((0, 0, -length * r.uniform(0.95, 1.0)))
        first, angle = len(vertices), r.uniform(0, 6)
        for k in range(3):
            a = angle + 2.09 * k
            aside = Vector((math.cos(a), math.sin(a), 0)) * thick
            vertices += [root + aside, end + aside * 0.8]
        faces += [
            (first + 2 * k, first + 2 * k + 1, first + (2 * k + 3) % 6, first + (2 * k + 2) % 6)
            for k in range(3)
        ]
    return mesh("bristles", vertices, faces, material)


def straw():
    return material(
        "straw",
        "#d9bd84",
        0.7,
        shade=lambda t, s: t.set(s.inputs["Base Color"], t.mix(t.per_island(), "#c49d5c", "#ead6a6")),
    )


def scrubber(r, length=0.17, width=0.062):
    """A block of beech on stiff bristles."""
    inside = [
        (x, y)
        for x, y in ((r.uniform(-1, 1), r.uniform(-1, 1)) for _ in range(1500))
        if abs(x) ** 4 + abs(y) ** 4 < 0.9
    ]
    bristles(r, [(x * length * 0.46, y * width * 0.44, 0.031) for x, y in inside], 0.031, straw(), 0.02)
    levels = [
        (0.03, length * 0.97, width * 0.94, 0),
        (0.033, length, width, 0),
        (0.046, length, width * 0.98, 0),
    ]
    loft(
        levels + [(0.055, length * 0.97, width * 0.86, 0), (0.059, length * 0.9, width * 0.62, 0)],
        beech(),
        3.0,
    )


def dish_brush(r):
    """Its head at the origin, bristles down, its handle along x, rising a little."""
    roots = [
        (0.026 * math.sqrt(u) * math.cos(a), 0.026 * math.sqrt(u) * math.sin(a), 0.026)
        for u, a in ((r.random(), r.uniform(0, 6.28)) for _ in range(700))
    ]
    bristles(r, roots, 0.026, straw(), 0.3)
    cylinder(0.029, 0.017, (0, 0, 0.033), beech(), 0.005)
    handle = [
        (0, -0.002),
        (0.0095, 0),
        (0.0075, 0.03),
        (0.009, 0.09),
        (0.0115, 0.15),
        (0.0095, 0.185),
        (0.004, 0.195),
        (0, 0.196),
    ]
    lathe(handle, beech(), (0.035, 0, 0.037), rotation=(0, math.pi / 2 - 0.06, 0))
    bar((0.024, 0, 0.0365), (0.042, 0, 0.0375), 0.0088, brass())
    ring = [(0.232 + 0.012 * math.cos(a), 0.012 * math.sin(a), 0.05) for a in [k * 0.7 for k in range(10)]]
    tube(ring, 0.0013, material("leather", "#7a4a26", 0.7))


def folded(tint, size=(0.17, 0.19), layers=4, thick=0.0075, seed=0.0, lift=0.0):
    """A cloth folded upon itself; its round folds look to -y."""
    width, depth = size
    path = []
    for layer in range(layers):
        z, ends = thick * (layer + 0.5), [depth / 2, -depth / 2]
        flat = [(ends[0] + (ends[1] - ends[0]) * i / 12, z) for i in range(13)]
        path += flat if layer % 2 == 0 else flat[::-1]
        if layer < layers - 1:
            side = -1 if layer % 2 == 0 else 1
            for k in range(1, 5):
                a = math.pi * k / 5
                path.append(
                    (side * (depth / 2 + thick * 0.5 * math.sin(a)), z + thick * (1 - math.cos(a)) / 2)
                )
    vertices, faces, across = [], [], 20
    for k, (y, z) in enumerate(path):
        for i in range(across + 1):
            x = (i / across - 0.5) * width
            wave = noise.noise(Vector((x * 9, y * 9, seed))) * 0.0022 * (z / thick)
            slip = noise.noise(Vector((k * 0.09, seed, 3))) * 0.006
            vertices.append(
                (x + slip, y + noise.noise(Vector((x * 14, z * 90, seed))) * 0.0025, z + wave + lift)
            )
    row = across + 1
    for k in range(len(path) - 1):
        faces += [
            (k * row + i, k * row + i + 1, (k + 1) * row + i + 1, (k + 1) * row + i) for i in range(across)
        ]
    thing = mesh("folded", vertices, faces, cloth(tint), smooth=True)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick * 0.62, 0
    smooth = thing.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return thing


def stack(tints, size=(0.17, 0.19), layers=4, thick=0.0075):
    """Folded cloths upon each other; the height of the stack."""
    for i, tint in enumerate(tints):
        thing = folded(tint, size, layers, thick, seed=3.7 * i + 1, lift=0.0015)
        thing.location = (0.004 * math.sin(5 * i), 0.003 * math.cos(3 * i), i * (layers * thick + 0.001))
        thing.rotation_euler = (0, 0, 0.05 * math.sin(4 * i + 1))
    return len(tints) * (layers * thick + 0.001)


def squeegee(wide=0.26, grip=0.17):
    """Upright, its blade above, across x; its handle's end at the origin."""
    handle = [
        (0, 0),
        (0.009, 0.001),
        (0.0125, 0.006),
        (0.011, 0.05),
        (0.0125, 0.1),
        (0.0105, grip),
        (0, grip),
    ]
    lathe(handle, beech())
    bar((0, 0, grip - 0.012), (0, 0, grip + 0.04), 0.0085, brass(), 0.0065)
    box((0.07, 0.016, 0.022), (0, 0, grip + 0.045), brass(), 0.005)
    box((wide, 0.012, 0.016), (0, 0, grip + 0.06), brass(), 0.003)
    box((wide + 0.008, 0.0035, 0.026), (0, 0, grip + 0.077), material("blade", "#15171a", 0.5), 0.001)


def glove(drape, material, seed=0.0, palm=0.085):
    """A rubber glove; `drape(along, across)` says where it lies: 0 at the cuff, fingers from 0.19 on."""
    skin = bpy.data.metaballs.new("glove")
    skin.resolution = skin.render_resolution = 0.0035
    skin.threshold = 0.35
    skin.materials.append(material)

    def ball(along, across, radius):
        element = skin.elements.new()
        element.co, element.radius = drape(along, across), radius

    for i in range(24):
        s = i * 0.0085
        wide = palm * (0.42 if s < 0.1 else 0.44 + 0.25 * (s - 0.1))
        for j in range(9):
            ball(s, (j / 4 - 1) * wide, 0.0145)
    for finger, (root, length, lean) in enumerate(
        ((-0.036, 0.07, -0.12), (-0.012, 0.085, -0.03), (0.012, 0.08, 0.05), (0.035, 0.06, 0.14))
    ):
        for k in range(14):
            s = length * k / 13
            ball(
                0.195 + s, root + lean * s + 0.004 * math.sin(seed + finger + s * 30), 0.0148 - 0.003 * k / 13
            )
    for k in range(13):
        ball(0.115 + 0.0055 * k, -0.04 - 0.0042 * k, 0.0152 - 0.002 * k / 12)
    return link(bpy.data.objects.new("glove", skin))


def bucket(material, at=(0, 0, 0), radius=0.14, height=0.26):
    """Tapered, with a rolled rim and a wire handle that lies on it."""
    x, y, z = at
    r, h = radius, height
    wall = [
        (0, 0),
        (r * 0.74, 0),
        (r * 0.77, 0.006),
        (r * 0.98, h - 0.02),
        (r * 1.03, h - 0.016),
        (r * 1.05, h - 0.008),
    ]
    wall += [(r * 1.03, h), (r * 0.98, h - 0.002), (r * 0.955, h - 0.02), (r * 0.74, 0.012), (0, 0.01)]
    lathe(wall, material, at)
    wire = []
    for k in range(13):
        a = math.pi * k / 12
        wire.append(
            (x + r * 1.07 * math.cos(a), y - r * 1.1 * math.sin(a), z + h - 0.025 - 0.035 * math.sin(a))
        )
    tube(wire, 0.0035, brass())
    for side in (-1, 1):
        cylinder(0.014, 0.012, (x + side * r * 1.03, y, z + h - 0.03), material, 0.003, (0, math.pi / 2, 0))
