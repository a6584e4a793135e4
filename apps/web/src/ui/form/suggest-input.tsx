import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { TextInput } from './text-input.tsx'

type SuggestInputProps = {
  text: string
  onTextChange: (text: string) => void
  suggestions: readonly string[]
  onPick: (suggestion: string) => void
  /** Names the list of suggestions. */
  listLabel: string
  placeholder?: string
  leading?: ReactNode
  trailing?: ReactNode
  ref?: RefObject<HTMLInputElement | null>
}

/**
 * A text field with suggestions below it, in the flow of the page. Arrows move among them, Enter picks the current one or else
 * the first, Escape empties the text. Inside a Field it has the Field's label.
 */
export function SuggestInput({
  text,
  onTextChange,
  suggestions,
  onPick,
  listLabel,
  ref,
  ...look
}: SuggestInputProps) {
  const id = useId()
  const [active, setActive] = useState<string>()
  const reached = active !== undefined && suggestions.includes(active) ? active : undefined
  const list = useRef<HTMLUListElement>(null)
  const isOpen = suggestions.length > 0
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen])
  useEffect(() => {
    if (reached) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [reached])
  const optionId = (suggestion: string) => `${id}-${suggestions.indexOf(suggestion)}`
  const change = (next: string) => {
    setActive(undefined)
    onTextChange(next)
  }
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && isOpen) {
      event.preventDefault()
      setActive(neighbour(suggestions, reached, step))
    } else if (event.key === 'Enter' && text !== '') {
      // Enter would submit the surrounding form; here it picks a suggestion.
      event.preventDefault()
      const picked = reached ?? suggestions[0]
      if (picked !== undefined) onPick(picked)
    } else if (event.key === 'Escape') change('')
  }
  return (
    <div>
      <TextInput
        {...look}
        {...(ref && { ref })}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={reached && optionId(reached)}
        autoComplete="off"
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={walk}
      />
      <ul
        ref={list}
        id={`${id}-list`}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the options of the combobox above
        role="listbox"
        aria-label={listLabel}
        className="mt-2 max-h-72 overflow-y-auto rounded-field border border-hairline bg-surface shadow-card empty:hidden"
      >
        {suggestions.map((suggestion) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the options through the text above
          <li
            key={suggestion}
            id={optionId(suggestion)}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the listbox
            role="option"
            aria-selected={suggestion === reached}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(suggestion)}
            className="flex min-h-11 cursor-pointer items-center px-4 hover:bg-sunk aria-selected:bg-sunk aria-selected:font-semibold"
          >
            {suggestion}
          </li>
        ))}
      </ul>
    </div>
  )
}

function neighbour(suggestions: readonly string[], from: string | undefined, step: number) {
  const at = from === undefined ? -1 : suggestions.indexOf(from)
  const next = at === -1 && step < 0 ? suggestions.length - 1 : at + step
  return suggestions[(next + suggestions.length) % suggestions.length]
}
