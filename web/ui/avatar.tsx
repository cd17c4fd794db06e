import { useState, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type AvatarProps = {
  /** URL of the picture; without one, or when it fails to load, `children` or the default icon shows. */
  src?: string | null
  /** The name of the person, where no text next to the avatar says it. */
  alt?: string
  size?: 'sm' | 'md' | 'lg'
  className?: string
  /** The fallback for a picture: drawn art, an initial. */
  children?: ReactNode
}

/** A person in a circle of 36, 44 or 72 px. */
export function Avatar({ src, alt = '', size = 'md', className, children }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const fallback = children ?? <Icon name="user" label={alt || undefined} />
  return (
    <span className={classNames('avatar', size !== 'md' && `avatar-${size}`, className)}>
      {src && src !== broken ? (
        <img
          src={src}
          alt={alt}
          width="72"
          height="72"
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        fallback
      )}
    </span>
  )
}
