import { jumpKind } from '#core/enumerations/jump-kind.ts'
import { useClickTarget } from '#features/lobby/content/player/index.ts'
import { useCatalogue, usePromotionOf } from '#features/promotions/kit/player/index.ts'
import { useRouter } from '#platform/browser/router/router-context.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { type SectionLink, sectionOf } from './page-sections.ts'
import styles from './section-menu.module.css'

export type SectionMenuProps = { readonly path: string }

/** The pages of a subject beside the one that is open. */
export function SectionMenu({ path }: SectionMenuProps) {
  const section = sectionOf(path)
  if (!section) return null
  const { title, links } = section
  return (
    <div className={styles.place}>
      {links === 'promos' ? (
        <PromoLinks title={title} path={path} />
      ) : (
        <SectionLinks title={title} path={path} links={links} />
      )}
    </div>
  )
}

type SectionLinksProps = { readonly title: string; readonly path: string; readonly links: readonly SectionLink[] }

function SectionLinks({ title, path, links }: SectionLinksProps) {
  const { table } = useRouter()
  const signedIn = useSignedIn()
  const open = links.filter(({ to }) => {
    const access = table.match(to)?.route.access
    return access === 'public' || (access === 'player' && signedIn)
  })
  if (open.length === 0) return null
  return (
    <nav className={styles.menu} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {open.map(({ to, label, icon }) => (
          <li key={to}>
            <a className={styles.link} href={to} aria-current={table.match(to)?.path === path ? 'page' : undefined}>
              <Icon name={icon} size={20} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The current promotions under the operator's names and in the operator's order. */
function PromoLinks({ title, path }: Omit<SectionLinksProps, 'links'>) {
  const { answer } = useCatalogue()
  const promotionOf = usePromotionOf()
  const targetOf = useClickTarget()
  const { activityIds = [], activityMap = {} } = answer ?? {}
  const links = activityIds.flatMap((id): readonly SectionLink[] => {
    const target = targetOf({ clickType: jumpKind.activity, clickAction: String(id) })
    const label = activityMap[id]?.title
    if (target.kind !== 'page' || label === undefined) return []
    return [{ to: target.to, label, icon: promotionOf(id)?.activity?.icon ?? 'gift' }]
  })
  return <SectionLinks title={title} path={path} links={links} />
}
