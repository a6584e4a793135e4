import PencilLine from 'virtual:lucide/pencil-line'
import Trash2 from 'virtual:lucide/trash'
import type { ReactNode } from 'react'
import { IconButton } from '../action/icon-button.tsx'

type EditableRowProps = {
  name: string
  note: string
  /** "Delete", "Remove". */
  removeVerb: string
  onEdit: () => void
  onRemove: () => void
  children?: ReactNode
}

/** One of a person’s own in a list: what it is, and to change or to take away. */
export function EditableRow({ name, note, removeVerb, onEdit, onRemove, children }: EditableRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-3 pr-3 pl-5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-pretty wrap-anywhere">{name}</p>
        <p className="text-sm text-pretty text-muted">{note}</p>
      </div>
      <IconButton label={`Change ${name}`} look="plain" onClick={onEdit}>
        <PencilLine aria-hidden className="size-5" />
      </IconButton>
      <IconButton label={`${removeVerb} ${name}`} look="plain" onClick={onRemove}>
        <Trash2 aria-hidden className="size-5 text-paprika" />
      </IconButton>
      <div className="w-full">{children}</div>
    </li>
  )
}
