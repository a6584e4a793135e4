import { variants } from '../variants.ts'

/** The frame of text inputs, text areas and steppers. */
export const inputLook = variants({
  base: [
    'w-full rounded-field border-[1.5px] border-line bg-surface text-ink transition-colors placeholder:text-muted',
    'hover:border-ink aria-invalid:border-paprika',
    'disabled:cursor-not-allowed disabled:opacity-50',
  ],
})
