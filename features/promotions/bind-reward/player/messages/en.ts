/** What the screens of this feature say. */
export const messages = {
  // bind-with-reward-page.tsx
  forBindingYourNumber: 'For binding your number',
  // entry.ts
  bindMobileNumber: 'Bind mobile number',
} as const
