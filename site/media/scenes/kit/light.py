"""Light: a warm low sun from one side, a weak sky, and soft lamps that stand for windows."""

import math

import bpy
from mathutils import Vector

from .nodes import Nodes, colour
from .shapes import link


def sky(strength=0.16, elevation=40, heading=200, air=1.0, dust=0.8):
    """What lights from above; its own sun is off, `sun` is the only one."""
    world = bpy.context.scene.world
    t, background = Nodes(world.node_tree), world.node_tree.nodes["Background"]
    texture = t.node(
        "ShaderNodeTexSky",
        sky_type="NISHITA",
        sun_disc=False,
        sun_elevation=math.radians(elevation),
        sun_rotation=math.radians(heading),
        air_density=air,
        dust_density=dust,
    )
    t.set(background.inputs[0], texture.outputs[0])
    t.set(background.inputs[1], strength)


def clouds(strength=1.0, amount=0.55):
    """Paints what the camera sees of the sky; the light stays the sky's."""
    tree = bpy.context.scene.world.node_tree
    t, output, background = Nodes(tree), tree.nodes["World Output"], tree.nodes["Background"]
    x, y, z = t.split(t.coord("Generated"))
    flat = t.math("DIVIDE", 1.0, t.math("MAXIMUM", z, 0.06))
    n = t.noise(t.join(t.mul(x, flat), t.mul(y, flat), 0.0), 1.1, 9, 0.58, 0.25)
    c = t.mix(t.smooth(z, 0.0, 0.55), "#d9e9f2", "#6fa9dc")
    c = t.mix(t.mul(t.smooth(n, 0.47, 0.72), amount), c, "#ffffff")
    seen = t.node("ShaderNodeBackground", {0: c, 1: strength}).outputs[0]
    ray = t.node("ShaderNodeLightPath").outputs["Is Camera Ray"]
    both = t.node("ShaderNodeMixShader", {0: ray, 1: background.outputs[0], 2: seen})
    tree.links.new(both.outputs[0], output.inputs[0])


def sun(towards, power=6.0, angle=0.8, tint="#ffe8c2"):
    """Shines along `towards`; `angle`, in degrees, is how soft its shadows are."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = power, math.radians(angle), colour(tint)[:3]
    thing = link(bpy.data.objects.new("sun", lamp))
    thing.rotation_euler = Vector(towards).to_track_quat("-Z", "Y").to_euler()


def area(at, target, size, power, tint="#fff5e6", height=None):
    """A soft lamp that the camera does not see."""
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.energy, lamp.color, lamp.size = power, colour(tint)[:3], size
    if height:
        lamp.shape, lamp.size_y = "RECTANGLE", height
    thing = link(bpy.data.objects.new("area", lamp))
    thing.location, thing.visible_camera = at, False
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
