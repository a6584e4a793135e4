import ArrowLeft from 'virtual:lucide/arrow-left'
import { useLocation, useNavigate } from 'react-router'

interface BackToListProps {
  label: string
  /** The list's path, for a link that led straight to the recipe. */
  to: string
  className?: string
}

/** Back to the place in the list that the recipe was opened from; after a link straight here, the list from its top. */
export function BackToList({ label, to, className = '' }: BackToListProps) {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const isFromList = (state as { isFromList?: boolean } | null)?.isFromList === true
  return (
    <button
      type="button"
      onClick={() => (isFromList ? navigate(-1) : navigate({ pathname: to, search }, { relative: 'path' }))}
      className={`-mx-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full px-2 font-semibold text-leaf ${className}`}
    >
      <ArrowLeft aria-hidden className="size-5" />
      {label}
    </button>
  )
}
