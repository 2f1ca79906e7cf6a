"""Develops a rendered picture: takes the noise out and grades it.

python3 develop.py IN.exr OUT.png WEIGHTS   (IN.json, which shoot.py wrote, says how)

Wants Debian's python3-torch and python3-openimageio.
"""

import json
import os
import sys
from pathlib import Path

config = "/usr/share/blender/datafiles/colormanagement/config.ocio"
os.environ.setdefault("OCIO", config)

import numpy as np
import OpenImageIO as oiio
import torch
import torch.nn.functional as F
from denoiser import denoise


def passes(file):
    """Light, colour, normal, and position where it was kept: a height × width × 3 array each."""
    image = oiio.ImageInput.open(str(file))
    if not image:
        raise SystemExit(f"{file} cannot be read: {oiio.geterror()}")
    spec = image.spec()
    pixels = image.read_image(0, 0, 0, spec.nchannels, "float")
    image.close()

    def named(part, channels="RGB"):
        ends = tuple(f"{part}.{channel}" for channel in channels)
        places = [next((i for i, name in enumerate(spec.channelnames) if name.endswith(end)), None) for end in ends]
        return None if None in places else np.ascontiguousarray(pixels[..., places])

    light, colour = named("Combined"), named("Denoising Albedo")
    return light, colour, named("Denoising Normal", "XYZ"), named("Position", "XYZ")


def blur(image, sigma):
    radius = max(1, round(3 * sigma))
    kernel = torch.exp(-0.5 * (torch.arange(-radius, radius + 1) / sigma) ** 2)
    kernel = (kernel / kernel.sum()).expand(3, 1, -1)
    x = torch.from_numpy(image.transpose(2, 0, 1)[None].copy())
    x = F.conv2d(F.pad(x, (radius, radius, 0, 0), "replicate"), kernel[:, :, None], groups=3)
    x = F.conv2d(F.pad(x, (0, 0, radius, radius), "replicate"), kernel[..., None], groups=3)
    return x[0].numpy().transpose(1, 2, 0)


def grade(light, look, exposure, bloom, vignette):
    """Linear light as it is shown: 0 to 1, through Filmic."""
    height, width, _ = light.shape
    light = light * 2**exposure
    bright = np.clip(light - 0.9, 0, 6).astype(np.float32)
    light = light + bloom * sum(blur(bright, width * size) for size in (0.006, 0.02, 0.05))
    y, x = np.mgrid[0:height, 0:width]
    corner = 2 * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2)
    light = (light * (1 - vignette * corner)[..., None]).astype(np.float32)
    buffer = oiio.ImageBuf(oiio.ImageSpec(width, height, 3, "float"))
    buffer.set_pixels(oiio.ROI(), np.ascontiguousarray(light))
    shown = oiio.ImageBufAlgo.ociodisplay(buffer, "sRGB", "Filmic", "Linear", look, False, config)
    if shown.has_error:
        raise SystemExit(shown.geterror())
    return np.clip(shown.get_pixels(oiio.FLOAT), 0, 1)


def developed(file, weights):
    """The picture in `file` as it is shown, and each pixel's place in the world if it was kept."""
    shot = json.loads(Path(file).with_suffix(".json").read_text())
    light, colour, normal, position = passes(file)
    clean = denoise(light, colour, normal, Path(weights))
    how = {key: shot[key] for key in ("look", "exposure", "bloom", "vignette")}
    return grade(clean, **how), position


def write(image, file):
    height, width, _ = image.shape
    out = oiio.ImageOutput.create(str(file))
    out.open(str(file), oiio.ImageSpec(width, height, 3, "uint8"))
    out.write_image(image)
    out.close()


if __name__ == "__main__":
    source, target, weights = sys.argv[1:4]
    write(developed(source, weights)[0], target)
