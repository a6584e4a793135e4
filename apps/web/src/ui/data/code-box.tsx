import { CopyButton } from '../action/copy-button.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'

interface CodeBoxProps {
  /** What it is, for a screen reader. */
  label: string
  text: string
  copied: string
}

/** Text for another program, as it is typed there, with a button that copies it. */
export function CodeBox({ label, text, copied }: CodeBoxProps) {
  return (
    <div className="grid min-w-0 justify-items-start gap-2">
      {/* A long line scrolls, also by the keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
      <section aria-label={label} tabIndex={0} className="w-full overflow-x-auto rounded-field bg-sunk">
        <pre className="w-max min-w-full p-4 font-mono text-sm select-all">{text}</pre>
      </section>
      <CopyButton text={text} copied={copied}>
        Copy <VisuallyHidden>{label}</VisuallyHidden>
      </CopyButton>
    </div>
  )
}
