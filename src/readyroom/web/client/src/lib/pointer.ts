/** What one points with, for words that say how: `{ $with -> [finger] Tap *[mouse] Click }`. */
export function pointer(): 'finger' | 'mouse' {
  return matchMedia('(pointer: coarse)').matches ? 'finger' : 'mouse';
}
