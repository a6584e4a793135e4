import Search from 'virtual:lucide/search'
import X from 'virtual:lucide/x'
import { useRef } from 'react'
import { IconButton } from '#ui/action/icon-button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

type SearchLineProps = {
  label: string
  placeholder: string
  text: string
  onTextChange: (text: string) => void
  /** Enter takes the first that was found. */
  onEnter: () => void
}

const mostCharacters = 80

export function SearchLine({ label, placeholder, text, onTextChange, onEnter }: SearchLineProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <search>
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
              <IconButton
                label="Clear the search"
                look="plain"
                onClick={() => {
                  onTextChange('')
                  input.current?.focus()
                }}
              >
                <X aria-hidden className="size-5" />
              </IconButton>
            )
          }
        />
      </form>
    </search>
  )
}
