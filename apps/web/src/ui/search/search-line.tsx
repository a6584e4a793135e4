import Search from 'virtual:lucide/search'
import X from 'virtual:lucide/x'
import { type RefObject, useRef } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { TextInput } from '../form/text-input.tsx'

interface SearchLineProps {
  label: string
  placeholder: string
  text: string
  onTextChange: (text: string) => void
  onEnter: () => void
  /** After the text is empty. */
  onClear?: () => void
  mostCharacters?: number
  /** A sheet that opens with the search in hand names it as what gets the focus. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined
}

/** One line that is searched for, with a cross that empties it. */
export function SearchLine({ label, placeholder, text, mostCharacters = 80, ...line }: SearchLineProps) {
  const { onTextChange, onEnter, onClear, inputRef } = line
  const ownRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? ownRef
  const clear = () => {
    onTextChange('')
    onClear?.()
    input.current?.focus()
  }
  return (
    <search className="min-w-0 flex-1">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onEnter()
        }}
      >
        <TextInput
          ref={input}
          className="[&_::-webkit-search-cancel-button]:hidden"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          maxLength={mostCharacters}
          value={text}
          onChange={(event) => onTextChange(event.target.value)}
          leading={<Search aria-hidden className="size-5" />}
          trailing={
            text !== '' && (
              <IconButton label="Clear the search" look="plain" onClick={clear}>
                <X aria-hidden className="size-5" />
              </IconButton>
            )
          }
        />
      </form>
    </search>
  )
}
