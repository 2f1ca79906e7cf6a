import { type PictureName, pictures } from './pictures.ts'

const files = import.meta.glob<string>('../media/*.{avif,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
})

interface Props {
  name: PictureName
  /** What it shows; empty where the text beside it says the same. */
  alt: string
  /** How wide it is drawn, as `sizes` takes it. */
  sizes: string
  className?: string
  /** Part of the first view: fetched at once, before other pictures. */
  isFirst?: boolean
}

/** One of our pictures, in the smallest file that is sharp. Below the first view it loads late. */
export function Picture({ name, alt, sizes, className, isFirst = false }: Props) {
  const { width, height, small } = pictures[name]
  const url = (size: number, type: string) => files[`../media/${name}-${size}.${type}`]
  return (
    <picture className={className}>
      <source
        type="image/avif"
        srcSet={`${url(small, 'avif')} ${small}w, ${url(width, 'avif')} ${width}w`}
        sizes={sizes}
      />
      <img
        src={url(small, 'jpg')}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
