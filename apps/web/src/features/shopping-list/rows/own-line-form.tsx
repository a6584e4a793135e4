import Plus from 'virtual:lucide/plus'
import {
  type AddedLine,
  ownLineLimit,
  ownLineLimitCharacters,
} from '@butterleaf/domain/shopping-list/own-lines'
import { type FormEvent, useState } from 'react'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

type Fault = Exclude<AddedLine, { ok: true }>['reason']

export type OwnLineFormProps = {
  /** Returns undefined when the line was added. */
  onAddLine: (text: string) => Fault | undefined
}

const faultWords: Readonly<Record<Fault, string | undefined>> = {
  // An empty field needs no message.
  'no-text': undefined,
  'text-too-long': `Keep it to ${ownLineLimitCharacters} characters.`,
  'too-many-lines': `That’s ${ownLineLimit} lines already. Take one off first.`,
}

/** Adds a line for what is in no recipe. */
export function OwnLineForm({ onAddLine }: OwnLineFormProps) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<Fault>()
  const add = (event: FormEvent) => {
    event.preventDefault()
    const found = onAddLine(text)
    setFault(found)
    if (!found) setText('')
  }
  return (
    <form onSubmit={add} className="flex items-end gap-2 px-4 pt-1 pb-4">
      <Field label="Add your own" error={fault && faultWords[fault]} className="min-w-0 flex-1">
        <TextInput
          value={text}
          enterKeyHint="done"
          autoComplete="off"
          placeholder="Coffee, soap, candles"
          onChange={(event) => {
            setText(event.target.value)
            setFault(undefined)
          }}
        />
      </Field>
      <IconButton type="submit" label="Add" className="size-14">
        <Plus aria-hidden className="size-5" />
      </IconButton>
    </form>
  )
}
