import { ButtonSection } from '#apps/player/gallery/button-section.tsx'
import { ColourSection } from '#apps/player/gallery/colour-section.tsx'
import { FeedbackSection } from '#apps/player/gallery/feedback-section.tsx'
import { FieldSection } from '#apps/player/gallery/field-section.tsx'
import styles from '#apps/player/gallery/gallery.module.css'
import { IconSection } from '#apps/player/gallery/icon-section.tsx'
import { ListSection } from '#apps/player/gallery/list-section.tsx'
import { OverlaySection } from '#apps/player/gallery/overlay-section.tsx'
import { PortraitSection } from '#apps/player/gallery/portrait-section.tsx'
import { TabSection } from '#apps/player/gallery/tab-section.tsx'
import { TypeSection } from '#apps/player/gallery/type-section.tsx'
import { buttonClass } from '#platform/ui/button/button-class.ts'
import { Wordmark } from '#platform/ui/logo/wordmark.tsx'
import { ToastRegion } from '#platform/ui/toast/toast-region.tsx'

/** Every component in every state, on one page. */
export function GalleryPage() {
  return (
    <>
      <header className={styles.header}>
        <Wordmark size="large" />
        <nav className={styles.themes} aria-label="Theme">
          <a className={buttonClass({ variant: 'secondary', size: 'small' })} href="?">
            Night
          </a>
          <a className={buttonClass({ variant: 'secondary', size: 'small' })} href="?mode=green">
            Green
          </a>
        </nav>
      </header>
      <main className={styles.main}>
        <h1 className="visually-hidden">Gallery</h1>
        <ButtonSection />
        <FieldSection />
        <OverlaySection />
        <TabSection />
        <ListSection />
        <FeedbackSection />
        <TypeSection />
        <ColourSection />
        <PortraitSection />
        <IconSection />
      </main>
      <ToastRegion />
    </>
  )
}
