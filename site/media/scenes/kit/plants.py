"""Plants: small leaf cards, each with its own green, that let light through."""

import math
import random

import bpy
from mathutils import Vector, noise

from .nodes import Nodes
from .shapes import mesh


def leaf_material(name, dark, light, through=0.35, roughness=0.45):
    """Leaves between two colours; `through` is the part of the light that shines through."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    t, tree = Nodes(made.node_tree), made.node_tree
    shader, output = tree.nodes["Principled BSDF"], tree.nodes["Material Output"]
    c = t.mix(t.per_island(), dark, light)
    c = t.mix(0.35, c, t.mix(t.per_object(), dark, light))
    t.set(shader.inputs["Base Color"], c)
    t.set(shader.inputs["Roughness"], roughness)
    t.set(shader.inputs["Specular"], 0.35)
    glow = t.mix(0.5, c, "#c9d84a", "SOFT_LIGHT")
    leaf = t.node("ShaderNodeBsdfTranslucent", {"Color": glow}).outputs[0]
    both = t.node("ShaderNodeMixShader", {0: through, 1: shader.outputs[0], 2: leaf})
    tree.links.new(both.outputs[0], output.inputs[0])
    return made


def foliage(
    count, material, radius=1.0, leaf=0.12, shell=0.55, seed=1, flat=1.0, aspect=0.5, droop=0.3, collection=None
):
    """A crown of leaves: `leaf` long, in the outer part from `shell` of the radius on."""
    r = random.Random(seed)
    vertices, faces = [], []
    for _ in range(count):
        out = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 1))).normalized()
        lump = 1 + 0.28 * noise.noise(out * 2.3 + Vector((seed * 3.1, 0, 0)))
        p = out * radius * lump * (shell + (1 - shell) * r.random() ** 0.5)
        p.z *= flat
        size = leaf * (0.6 + 0.8 * r.random())
        along = out + Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-1, 0.6))) * 0.9
        along.z -= droop
        along.normalize()
        side = along.cross(Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(0.2, 1)))).normalized()
        up, width, first = side.cross(along), size * aspect / 2, len(vertices)
        middle = p + along * size * 0.45 + up * size * 0.06
        vertices += [p, middle + side * width, p + along * size - up * size * 0.1, middle - side * width]
        faces += [(first, first + 1, first + 2), (first, first + 2, first + 3)]
    return mesh("foliage", vertices, faces, material, collection=collection)


def grass(count, material, size=0.5, height=0.07, seed=1, width=0.004, collection=None):
    """A square tuft of blades, to be copied side by side."""
    r = random.Random(seed)
    vertices, faces = [], []
    for _ in range(count):
        x, y = r.uniform(-size / 2, size / 2), r.uniform(-size / 2, size / 2)
        h, angle = height * (0.5 + r.random()), r.uniform(0, 2 * math.pi)
        lean, w, first = r.uniform(0.1, 0.55) * h, width * (0.7 + 0.6 * r.random()), len(vertices)
        dx, dy = math.cos(angle), math.sin(angle)
        sx, sy = -dy * w / 2, dx * w / 2
        bx, by = dx * lean * 0.35, dy * lean * 0.35
        vertices += [
            (x - sx, y - sy, 0),
            (x + sx, y + sy, 0),
            (x + sx * 0.8 + bx, y + sy * 0.8 + by, h * 0.6),
            (x - sx * 0.8 + bx, y - sy * 0.8 + by, h * 0.6),
            (x + dx * lean, y + dy * lean, h),
        ]
        faces += [(first, first + 1, first + 2, first + 3), (first + 3, first + 2, first + 4)]
    return mesh("grass", vertices, faces, material, collection=collection)


def frond(base, heading, tilt, length, width, material, bend=1.1):
    """One long leaf that rises at `tilt` and hangs over by `bend`, in radians."""
    vertices, faces, steps, out, up = [], [], 10, 0.0, 0.0
    x, y = math.cos(heading), math.sin(heading)
    for i in range(steps + 1):
        u = i / steps
        w = width * math.sin(math.pi * min(1, u * 0.96 + 0.04)) ** 0.75
        p = Vector(base) + Vector((x * out, y * out, up))
        side, lift = Vector((-y, x, 0)) * w, Vector((0, 0, 0.25 * w))
        vertices += [p - side + lift, p, p + side + lift]
        angle = tilt - u * bend
        out += length / steps * math.cos(angle)
        up += length / steps * math.sin(angle)
    for i in range(steps):
        a = 3 * i
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    return mesh("frond", vertices, faces, material, smooth=True)
