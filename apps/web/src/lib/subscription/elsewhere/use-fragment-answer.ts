import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Handles the answer of an outside page in the fragment, once on arrival, and removes it from the URL. */
export function useFragmentAnswer<Answer>(
  read: (hash: string) => Answer | null,
  onAnswer: (answer: Answer) => void,
): Answer | null {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [answer] = useState(() => read(hash))
  const isHandedOn = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is acted upon once, on arrival
  useEffect(() => {
    if (answer !== null && !isHandedOn.current) onAnswer(answer)
    isHandedOn.current = true
    if (hash) void navigate({ hash: '' }, { replace: true })
  }, [answer])
  return answer
}
