import { type Html, html } from '../page/html.ts'
import { type LineUser, picturePath } from './line-users.ts'

/** The profile picture, or the first letter of a person who has none. */
export function userPicture(user: LineUser): Html {
  const path = picturePath(user)
  if (path === undefined) return html`<span class="picture" aria-hidden="true">${[...user.name][0]}</span>`
  return html`<img class="picture" src="${path}" alt="" width="44" height="44">`
}
