import X from 'virtual:lucide/x'
import { useRef } from 'react'

type RemovableChipsProps = {
  label: string
  texts: readonly string[]
  onRemove: (text: string) => void
  removeLabel?: (text: string) => string
  /** Called to move the focus when the last chip was removed. */
  focusAfterLast?: (() => void) | undefined
  className?: string
}

/** The chosen texts, each with a cross to remove it. */
export function RemovableChips({
  label,
  texts,
  onRemove,
  removeLabel = (text) => `Remove ${text}`,
  focusAfterLast,
  className = '',
}: RemovableChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  // The pressed button disappears with its chip: its neighbor takes the focus, so that a keyboard user keeps their place.
  const remove = (text: string, index: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const neighbour = buttons[index + 1] ?? buttons[index - 1]
    if (neighbour) neighbour.focus()
    else focusAfterLast?.()
    onRemove(text)
  }
  return (
    <ul ref={list} aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {texts.map((text, index) => (
        <li
          key={text}
          className="inline-flex min-h-11 items-center rounded-full bg-sunk pl-4 font-semibold forced-colors:border"
        >
          {text}
          <button
            type="button"
            aria-label={removeLabel(text)}
            onClick={() => remove(text, index)}
            className="grid size-11 place-items-center rounded-full text-muted hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
