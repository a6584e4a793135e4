import { type ClientConfig, operationsCalls } from '@butterleaf/contract/operations/calls'
import { useQuery } from '@tanstack/react-query'
import { api } from './api/api.ts'

/** As the operator has set it; either may be missing, and an older server sends none. */
type SupportConfig = Partial<Pick<ClientConfig, 'support'>>

export type Contact =
  | { kind: 'chat'; href: string; text: string }
  | { kind: 'mail'; href: string; text: string }
  | { kind: 'answer' }

/** [SUP-1] [RCP-3] A chat where one is set up, else mail; without either, the answer that says where to write. */
export function useContact(): Contact {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: () => api.send(operationsCalls.config, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return contactIn(data ?? {})
}

export function contactIn({ support }: SupportConfig): Contact {
  if (support?.chatUrl && isWebAddress(support.chatUrl))
    return { kind: 'chat', href: support.chatUrl, text: 'Chat with us' }
  if (support?.email)
    return {
      kind: 'mail',
      href: `mailto:${encodeURIComponent(support.email)}`.replace('%40', '@'),
      text: support.email,
    }
  return { kind: 'answer' }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}
