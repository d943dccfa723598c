import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#platform/ui/global.css'
import { GalleryPage } from '#apps/player/gallery/gallery-page.tsx'

// ?shell=mobile|desktop and ?mode=green replace what the product's configuration and device would choose.
const query = new URLSearchParams(location.search)
const byWidth = matchMedia('(min-width: 900px)').matches ? 'desktop' : 'mobile'
document.documentElement.dataset.shell = query.get('shell') ?? byWidth
if (query.get('mode') === 'green') document.documentElement.dataset.mode = 'green'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
createRoot(root).render(
  <StrictMode>
    <GalleryPage />
  </StrictMode>,
)
