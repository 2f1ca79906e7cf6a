import { open } from 'node:fs/promises'
import sharp from 'sharp'
import { shownFile } from '../content/content-folder.ts'
import { fewAtOnce } from './cache.ts'
import { rowOf } from './encode.ts'
import {
  contentPlace,
  type Folder,
  filesIn,
  folders,
  isReadable,
  type Original,
  originalsIn,
  type Place,
  shownPath,
} from './originals.ts'
import { croppedSize, DamagedPicture, frameOf, type Size } from './photo.ts'

const isHeic =
  'is a HEIC photo, which browsers cannot show. Export it as JPEG; an iPhone takes JPEG photos with Settings, Camera, Formats, Most Compatible.'
const isOther = 'is of a kind that is not read here. Export it as JPEG, PNG or WebP, or remove it.'

/** A photo's size, turned upright. */
interface UprightPhoto extends Size {
  file: string
}

/** What is wrong with the pictures of the content, a line for each; empty if all is well. */
export async function problemsOfPictures(place: Place = contentPlace): Promise<string[]> {
  const problems = await Promise.all(folders.map((folder) => problemsIn(folder, place)))
  return problems.flat()
}

async function problemsIn(folder: Folder, place: Place): Promise<string[]> {
  const files = filesIn(folder, place)
  const all = originalsIn(folder, place)
  const photos = new Map<string, UprightPhoto>()
  const read = await fewAtOnce(all, async (original) => {
    const fault = nameFault(original, all) ?? (await pictureFault(original, place, photos))
    return fault ? [`${shownPath(original)}: ${fault}`] : []
  })
  return [
    ...files
      .filter((file) => !isReadable(file))
      .map(
        (file) =>
          `${shownFile(`media/${folder}/${file}`)}: ${/\.hei[cf]$/i.test(file) ? isHeic : isOther}`,
      ),
    ...read.flat(),
    ...all.flatMap((original) => {
      const fault = pairFault(original, photos)
      return fault ? [`${shownPath(original)}: ${fault}`] : []
    }),
  ].sort()
}

/**
 * Its name becomes part of an address, which other systems must be able to tell from the others.
 */
function nameFault({ name, file }: Original, all: Original[]): string | undefined {
  if (!/^[\w.-]+$/.test(name)) {
    const better = file.replace(/[^\w.-]+/g, '-').replace(/-+(?=\.|$)/g, '')
    return `the name becomes an address: letters of a to z, digits, hyphens. Call it ${better}.`
  }
  const twin = all.find(
    (other) => other.file < file && other.name.toLowerCase() === name.toLowerCase(),
  )
  return twin && `${twin.file} has the same name. Keep one of them.`
}

async function pictureFault(original: Original, place: Place, photos: Map<string, UprightPhoto>) {
  if (await hasHeic(original.path)) return isHeic
  try {
    // Decodes it, unless an earlier build has.
    await rowOf(original, place)
  } catch (error) {
    if (error instanceof DamagedPicture) return DamagedPicture.advice
    throw error
  }
  const { autoOrient } = await sharp(original.path).metadata()
  photos.set(original.name, { ...autoOrient, file: original.file })
  return shapeFault(original.folder, autoOrient) ?? sizeFault(original.folder, autoOrient)
}

/** Often only the ending was changed, so the content decides. */
async function hasHeic(path: string): Promise<boolean> {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0)
  await file.close()
  return /^ftyp(hei|hev|mif|msf)/.test(buffer.toString('latin1', 4))
}

/** The proportions of which little enough is cut that a head stays whole: those of phones, 3:4, to 5:6. */
const shapeOfPeople = { narrowest: 3 / 4, widest: 5 / 6 }

/** Of a person, nothing may be cut off that the owner has not seen; other pictures may lose their sides. */
function shapeFault(folder: Folder, { width, height }: Size): string | undefined {
  const ratio = width / height
  const { narrowest, widest } = shapeOfPeople
  // A pixel more or less is no other shape.
  const isClose = ratio > narrowest - 0.001 && ratio < widest + 0.001
  if (folder !== 'people' || isClose) return
  return `is ${width} × ${height} pixels, and a photo of a person is upright, 4 wide by 5 high (3:4 to 5:6 will do). Crop it, with the head in the upper 60 %.`
}

function sizeFault(folder: Folder, original: Size): string | undefined {
  const { width, height } = croppedSize(folder, original)
  const { least, ratios } = frameOf(folder)
  if (width >= least) return
  return `leaves ${width} × ${height} pixels in the proportions shown here, too few to look sharp. Put one of at least ${least} × ${Math.round(least / ratios[0])} there.`
}

/**
 * The photos of a pair are laid over each other, and the line between them must divide the same
 * view.
 */
function pairFault({ name }: Original, photos: Map<string, UprightPhoto>): string | undefined {
  if (!name.endsWith('-after')) return
  const after = photos.get(name)
  const before = photos.get(name.replace(/after$/, 'before'))
  if (!after || !before) return
  const stretch = (after.width / after.height) * (before.height / before.width)
  if (Math.abs(stretch - 1) < 0.01) return
  return `has other proportions than ${before.file}. Take both from one spot, held the same way, or crop them alike.`
}
