import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './theme/base.css'
import { DevelopersScreen } from './features/public-api/index.ts'

const container = document.getElementById('root')
if (container === null) throw new Error('developers.html has no #root')

createRoot(container).render(
  <StrictMode>
    <DevelopersScreen />
  </StrictMode>,
)
