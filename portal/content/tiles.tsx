import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslation } from '../shell/texts.tsx'
import { Skeleton } from '../ui/states.tsx'
import { useDocuments, readField } from './documents.ts'
import { safeLink } from './safe-link.ts'
import styles from './tiles.module.css'

const most = 3

/** Up to three tiles of the dashboard document. Without the content service the place stays empty. */
export function Tiles() {
  const t = useTranslation()
  const { data, isPending } = useDocuments('dashboard_tile', most)
  if (isPending) {
    return (
      <div className={styles.tiles} aria-hidden="true">
        {Array.from({ length: most }, (_, place) => (
          <Skeleton key={place} height="11rem" />
        ))}
      </div>
    )
  }
  const tiles = data?.data.slice(0, most) ?? []
  if (tiles.length === 0) return null
  return (
    <section aria-labelledby="tiles-title" className={styles.section}>
      <h2 id="tiles-title" className="visually-hidden">
        {t('home.tiles')}
      </h2>
      <ul className={styles.tiles}>
        {tiles.map((tile) => {
          const link = safeLink(readField(tile, 'link'))
          const image = readField(tile, 'image')
          return (
            <li key={tile.id} className={styles.tile}>
              {image !== '' && <img src={image} alt="" loading="lazy" />}
              <h3>{readField(tile, 'title')}</h3>
              <p>{readField(tile, 'text')}</p>
              {link && <TileLink to={link}>{readField(tile, 'linkText') || t('home.more')}</TileLink>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function TileLink({ to, children }: { to: string; children: string }) {
  const inside = to.startsWith('/') && !to.startsWith('/admin')
  const content = (
    <>
      {children}
      <ArrowRight aria-hidden="true" />
    </>
  )
  return inside ? (
    <Link to={to} className={styles.link}>
      {content}
    </Link>
  ) : (
    <a href={to} className={styles.link} rel="noopener">
      {content}
    </a>
  )
}
