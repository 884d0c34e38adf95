import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './theme/base.css'
import { PublicWarrantiesScreen } from './features/warranties/index.ts'

const container = document.getElementById('root')
if (container === null) throw new Error('warranty.html has no #root')

/** What follows /g/ in the address: a token, which the server checks. */
const token = window.location.pathname.replace(/^\/g\//, '')

createRoot(container).render(
  <StrictMode>
    <PublicWarrantiesScreen token={token} />
  </StrictMode>,
)
