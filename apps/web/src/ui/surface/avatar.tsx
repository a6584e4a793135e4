import { useState } from 'react'

interface AvatarProps {
  name: string
  /** The picture's address; without one, or when it can't be loaded, initials are shown. */
  picture?: string | null | undefined
  className?: string
}

/** Decorative: the name is always beside it or is its link's label. */
export function Avatar({ name, picture, className = 'size-11 text-sm' }: AvatarProps) {
  const [lost, setLost] = useState<string>()
  if (picture && picture !== lost) {
    return (
      <img
        src={picture}
        alt=""
        onError={() => setLost(picture)}
        className={`shrink-0 rounded-full bg-butter object-cover ${className}`}
      />
    )
  }
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-full bg-butter font-bold text-on-butter ${className}`}
    >
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  )
  return letters.join('').toLocaleUpperCase()
}
