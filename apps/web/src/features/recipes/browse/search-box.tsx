import { searchLimitCharacters } from '@butterleaf/domain/recipes/filters'
import { useState } from 'react'
import { SearchLine } from '#ui/search/search-line.tsx'
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
  const rested = useRested(onSearch)
  const type = (text: string) => {
    setTyped(text)
    rested.later(text)
  }
  return (
    <SearchLine
      label="Search recipes"
      placeholder="Salmon, waffles, spinach…"
      text={typed}
      onTextChange={type}
      onEnter={rested.now}
      onClear={rested.now}
      mostCharacters={searchLimitCharacters}
      isFocused={isFocused}
    />
  )
}
