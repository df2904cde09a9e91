import { useEffect, useState, type RefObject } from 'react'
import { Maximize, Minimize } from 'lucide-react'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './room.module.css'

interface FullScreenProps {
  tile: RefObject<HTMLElement | null>
  picture: RefObject<HTMLVideoElement | null>
}

/** Shows a tile on the whole screen, and back. */
export function FullScreen({ tile, picture }: FullScreenProps) {
  const t = useTranslation()
  const [full, setFull] = useState(false)
  useEffect(() => {
    const note = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === tile.current)
    document.addEventListener('fullscreenchange', note)
    return () => document.removeEventListener('fullscreenchange', note)
  }, [tile])
  const toggle = () => {
    if (full) return void document.exitFullscreen()
    // iPhones show videos alone on the whole screen
    const video = picture.current as (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null
    if (document.fullscreenEnabled) void tile.current?.requestFullscreen().catch(() => undefined)
    else video?.webkitEnterFullscreen?.()
  }
  return (
    <span className={styles.fullScreen}>
      <Button
        small
        tone="secondary"
        icon={full ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
        onClick={toggle}
      >
        {t(full ? 'room.fullScreenOff' : 'room.fullScreen')}
      </Button>
    </span>
  )
}
