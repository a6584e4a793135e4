import { setTheme, type Theme, useTheme } from '#lib/device/theme.ts'
import { Segmented } from '#ui/form/segmented.tsx'
import { UiProvider } from '#ui/ui-provider.tsx'
import { ButtonsSection } from './buttons-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { DatesSection } from './dates-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { FiguresSection } from './figures-section.tsx'
import { ListsSection } from './lists-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'
import { StatesSection } from './states-section.tsx'
import { TypeSection } from './type-section.tsx'

const themeOptions: { value: Theme; label: string }[] = [
  { value: 'auto', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Every component of the design system on one page, for development only. */
export default function Gallery() {
  return (
    <UiProvider>
      <div className="mx-auto max-w-6xl px-4 pt-4 pb-32">
        <header className="flex flex-wrap items-center justify-between gap-4 py-4">
          <h1>Components</h1>
          <Segmented label="Theme" options={themeOptions} value={useTheme()} onValueChange={setTheme} />
        </header>
        <main className="grid items-start gap-12 lg:grid-cols-2">
          <TypeSection />
          <ButtonsSection />
          <FieldsSection />
          <ChoicesSection />
          <FiguresSection />
          <DatesSection />
          <OverlaysSection />
          <StatesSection />
          <ListsSection />
        </main>
      </div>
    </UiProvider>
  )
}
