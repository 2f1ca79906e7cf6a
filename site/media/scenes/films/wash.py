"""The driveway washed, from two stills of it, dirty and clean: a loop that begins amid the work.

python3 wash.py hero DIRTY.exr CLEAN.exr WEIGHTS OUT   writes OUT.av1.mp4, OUT.h264.mp4 and OUT.png

The jet works its lanes, the picture dissolves to the dry result and holds it, and dissolves back
to where it began. Wants Debian's python3-opencv, ffmpeg, and what kit/develop.py wants.
"""

import json
import sys
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

sys.dont_write_bytecode = True
scenes = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(scenes), str(scenes / "kit")]
from develop import developed, write
from drift import Drift
from encode import encode
from jet import Jet
from parts.house_plan import DRIVE, FRONT, VIEWS
from view import View
from washing import Washing

RATE = 24


@dataclass(frozen=True)
class Film:
    size: tuple
    cut: tuple
    """The part of the still that is shown: left, top, width and height, 0 to 1."""
    seconds: float
    work: float
    """When the jet's work begins to dissolve into the result."""
    fade: float
    hold: float
    kilobits: int


FILMS = {
    "hero": Film((1280, 720), (0.025, 0.025, 0.95, 0.95), 11, 5.9, 1.2, 2.5, 800),
    "driveway-wash": Film((480, 600), (0.46, 0.165, 0.3637, 0.808), 5.75, 2.9, 0.7, 1.35, 310),
}


def main(name, dirty_file, clean_file, weights, out):
    film = FILMS[name]
    dirty, _ = developed(dirty_file, weights)
    clean, places = developed(clean_file, weights)
    shot = json.loads(Path(clean_file).with_suffix(".json").read_text())
    view = View(**VIEWS[shot["view"]], size=(shot["width"], shot["height"]))
    drift = Drift(view, places, film.seconds)
    washing = Washing(DRIVE, FRONT, places, drift.sky, np.random.default_rng(5))
    jet = jet_of(view, drift, washing)
    frames = (
        cut(frame(film, n, dirty, clean, drift, washing, jet), film)
        for n in range(round(film.seconds * RATE))
    )
    first = next(frames)
    write(first, f"{out}.png")
    encode(chained(first, frames), film.size, RATE, out, film.kilobits)


def chained(first, rest):
    yield first
    yield from rest


def jet_of(view, drift, washing):
    def pixel(place, number):
        return view.project(place, drift.step(number / RATE))

    def hit(number):
        """Where the water meets the ground, never out of the picture."""
        x, y = pixel(washing.jet(number / RATE), number)
        return np.array([min(x, view.width * 0.93), y])

    def spread(number):
        """From the middle of the water's edge to its end."""
        place = washing.jet(number / RATE)
        return pixel(place + [0.3, 0.05, 0], number) - pixel(place, number)

    return Jet((view.width, view.height), hit, spread)


def frame(film, number, dirty, clean, drift, washing, jet):
    time = number / RATE
    result = result_part(film, time)
    maps = drift.maps(time)
    shown = cv2.remap(clean, maps, None, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
    if result == 1:
        return shown
    # Before the loop closes, the work that leads into its first frame is under way already.
    if time > film.work + film.fade:
        number, time = number - round(film.seconds * RATE), time - film.seconds
    work = washing.frame(dirty, clean, time)
    work = cv2.remap(work, maps, None, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
    return shown * result + jet.draw(work, number) * (1 - result)


def result_part(film, time):
    """How much of the dry result is seen, 0 to 1."""
    appear = soft((time - film.work) / film.fade)
    leave = film.work + film.fade + film.hold
    return appear * (1 - soft((time - leave) / (film.seconds - leave)))


def soft(part):
    part = min(max(part, 0), 1)
    return part * part * (3 - 2 * part)


def cut(image, film):
    height, width, _ = image.shape
    left, top, wide, high = film.cut
    x, y = round(left * width), round(top * height)
    part = image[y : y + round(high * height), x : x + round(wide * width)]
    part = cv2.resize(
        part, film.size, interpolation=cv2.INTER_AREA if part.shape[1] > film.size[0] else cv2.INTER_CUBIC
    )
    return (np.clip(part, 0, 1) * 255 + 0.5).astype(np.uint8)


main(*sys.argv[1:])
