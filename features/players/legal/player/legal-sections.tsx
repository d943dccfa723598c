import type { LegalSection } from '../document.ts'
import { LegalBlock } from './legal-block.tsx'
import styles from './legal-sections.module.css'

export interface LegalSectionsProps {
  sections: readonly LegalSection[]
  /** One level below the title: h2 on a page, h3 in a sheet. */
  headings: 'h2' | 'h3'
  /** Anchors are unique to the page: a sheet over it must not repeat them. */
  anchored?: boolean
}

/** The sections of a legal text. Content out of sight is not laid out, so that the longest text opens at once. */
export function LegalSections({ sections, headings: Heading, anchored = false }: LegalSectionsProps) {
  return sections.map((section) => (
    <section key={section.id} className={styles.section}>
      <Heading id={anchored ? section.id : undefined} className={styles.heading} tabIndex={anchored ? -1 : undefined}>
        {section.heading}
      </Heading>
      {section.blocks.map((block, index) => (
        <LegalBlock key={`${section.id}-${index}`} block={block} />
      ))}
    </section>
  ))
}
