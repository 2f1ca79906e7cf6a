"""A film from a pair of stills: a slanted line wipes the first to the second, rests, and wipes back.

python3 wipe.py BEFORE.png AFTER.png OUT_STEM

Writes OUT_STEM.av1.mp4, OUT_STEM.h264.mp4 and OUT_STEM.png, the first frame: the line in the
middle. The last frame leads to it again. Of wider stills it shows the middle. Wants Debian's ffmpeg, python3-numpy and python3-opencv.
"""

import math
import subprocess
import sys

import cv2
import numpy as np

RATE = 30
WIDTH, HEIGHT = 480, 600
WIPE, REST = 1.5, 1.5
"""Seconds; the film is two of each."""
SLANT = math.radians(12)
"""From the upright, the top to the right."""
LINE, GOLD = 5.0, (10, 180, 255)
"""Pixels wide; blue, green, red."""

AV1 = ["-c:v", "libsvtav1", "-preset", "4", "-crf", "36", "-pix_fmt", "yuv420p10le"]
H264 = [
    "-c:v",
    "libx264",
    "-preset",
    "slower",
    "-crf",
    "25",
    "-profile:v",
    "high",
    "-level",
    "3.1",
    "-pix_fmt",
    "yuv420p",
]


def still(file):
    """The middle of a picture, as large as the film."""
    picture = cv2.imread(file)
    height, width, _ = picture.shape
    wide = min(width, round(height * WIDTH / HEIGHT))
    left = (width - wide) // 2
    part = picture[:, left : left + wide]
    return cv2.resize(part, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA).astype(np.float32)


def progress(second):
    """How far the line has come, 0 to 1; half-way when the film begins."""
    second = (second + WIPE / 2) % (2 * WIPE + 2 * REST)
    if second < WIPE + REST:
        part = min(1.0, second / WIPE)
    else:
        part = 1 - min(1.0, (second - WIPE - REST) / WIPE)
    return part * part * (3 - 2 * part)


def frame(before, after, part):
    """The line comes from the right; behind it is `after`."""
    height, width = HEIGHT, WIDTH
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    across = x + (y - height / 2) * math.tan(SLANT)
    reach = height / 2 * math.tan(SLANT) + LINE
    place = width + reach - part * (width + 2 * reach)
    away = (across - place) * math.cos(SLANT)
    clean = np.clip(away + 0.5, 0, 1)[..., None]
    line = np.clip(LINE / 2 + 0.5 - np.abs(away), 0, 1)[..., None]
    shown = before * (1 - clean) + after * clean
    return np.round(shown * (1 - line) + np.array(GOLD) * line).astype(np.uint8)


def encode(frames, file, codec):
    source = ["-f", "rawvideo", "-pix_fmt", "bgr24", "-s", f"{WIDTH}x{HEIGHT}", "-r", str(RATE), "-i", "-"]
    colours = [
        "-vf",
        "scale=out_color_matrix=bt709",
        "-colorspace",
        "bt709",
        "-color_primaries",
        "bt709",
        "-color_trc",
        "bt709",
    ]
    command = [
        "ffmpeg",
        "-y",
        "-v",
        "error",
        *source,
        *colours,
        *codec,
        "-g",
        "90",
        "-an",
        "-movflags",
        "+faststart",
        file,
    ]
    subprocess.run(command, input=b"".join(f.tobytes() for f in frames), check=True)


def main(before, after, stem):
    pair = [still(file) for file in (before, after)]
    count = round(RATE * 2 * (WIPE + REST))
    frames = [frame(*pair, progress(i / RATE)) for i in range(count)]
    cv2.imwrite(f"{stem}.png", frames[0])
    encode(frames, f"{stem}.av1.mp4", AV1)
    encode(frames, f"{stem}.h264.mp4", H264)


if __name__ == "__main__":
    main(*sys.argv[1:4])
