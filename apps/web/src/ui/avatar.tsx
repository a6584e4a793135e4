interface AvatarProps {
  name: string
  className?: string
}

/** Drawn from the initials; the name always stands beside it or is its link's label. */
export function Avatar({ name, className = 'size-11 text-sm' }: AvatarProps) {
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
