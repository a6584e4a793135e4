import Search from 'virtual:lucide/search'
import X from 'virtual:lucide/x'
import { searchLimitCharacters } from '@butterleaf/domain/recipes/filters'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#ui/action/icon-button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useRested } from './use-rested.ts'

interface SearchBoxProps {
  search: string
  onSearch: (search: string) => void
  /** The person came to search. */
  isFocused?: boolean
}

/** [RCP-1] Asks 300 ms after the last key, or at once on Enter. */
export function SearchBox({ search, onSearch, isFocused = false }: SearchBoxProps) {
  const [typed, setTyped] = useState(search)
  const input = useRef<HTMLInputElement>(null)
  const rested = useRested(onSearch)
  useEffect(() => {
    if (isFocused) input.current?.focus({ preventScroll: true })
  }, [isFocused])
  const type = (text: string) => {
    setTyped(text)
    rested.later(text)
  }
  return (
    <search className="min-w-0 flex-1">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          rested.now()
        }}
      >
        <TextInput
          ref={input}
          className="[&_::-webkit-search-cancel-button]:hidden"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label="Search recipes"
          placeholder="Salmon, waffles, spinach…"
          maxLength={searchLimitCharacters}
          value={typed}
          onChange={(event) => type(event.target.value)}
          leading={<Search aria-hidden className="size-5" />}
          trailing={
            typed !== '' && (
              <IconButton
                label="Clear the search"
                look="plain"
                onClick={() => {
                  type('')
                  rested.now()
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
