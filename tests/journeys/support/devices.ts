import type { BrowserContextOptions, TestInfo } from '@playwright/test'

export type DeviceName = 'phone' | 'desktop'

/** What players hold: a narrow phone that is touched, and a wide screen with a mouse. */
export const deviceOptions = {
  phone: {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  },
  desktop: {
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    isMobile: false,
    hasTouch: false,
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  },
} satisfies Record<DeviceName, BrowserContextOptions>

/** The device that a journey is walked on: the projects are named after them. */
export const deviceOf = ({ project }: TestInfo): DeviceName => (project.name === 'phone' ? 'phone' : 'desktop')

export const otherDevice = { phone: 'desktop', desktop: 'phone' } as const
