import type { GalleryPost } from '../../content/types.ts'

/**
 * What the gallery names and is not there, a line for each with its place in content/gallery.ts;
 * empty if all is well. `pictures` and `films` are the names there are.
 */
export function problemsOf(
  posts: GalleryPost[],
  source: string,
  pictures: string[],
  films: string[],
): string {
  const lines = source.split('\n')
  const lineOf = (name: string) => lines.findIndex((line) => line.includes(`'${name}'`)) + 1
  const missing = (name: string, what: string) =>
    `site/content/gallery.ts:${lineOf(name)}: "${name}" has no ${what}. Put it there, or name another.`
  return posts
    .flatMap((post) => {
      const names = post.isVideo ? [post.videoUrl] : post.images.map(({ path }) => path)
      const faults = names
        .filter((name) => !pictures.includes(name))
        .map((name) => missing(name, `picture site/media/gallery/${name}.jpg`))
      if (post.isVideo && !films.includes(post.videoUrl)) {
        const files = `site/media/${post.videoUrl}.av1.mp4 and .h264.mp4`
        faults.push(missing(post.videoUrl, `film: ${files}`))
      }
      return faults
    })
    .join('\n')
}
