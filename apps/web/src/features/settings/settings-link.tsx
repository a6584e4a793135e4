import ChevronRight from 'virtual:lucide/chevron-right'
import type { Icon } from '#ui/icon/create-icon.ts'
import { Link } from '#ui/link.tsx'

interface SettingsLinkProps {
  to: string
  Icon: Icon
  title: string
  note?: string
}

export function SettingsLink({ to, Icon, title, note }: SettingsLinkProps) {
  return (
    <Link
      to={to}
      className="flex min-h-16 items-center gap-4 px-5 py-3 first:rounded-t-card last:rounded-b-card hover:bg-sunk"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-leaf" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>{' '}
        {note && <span className="block text-pretty text-sm text-muted">{note}</span>}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </Link>
  )
}
