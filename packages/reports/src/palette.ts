/** The colours of the screen's light theme, used for everything that is printed. */
export const PALETTE = {
  paper: '#ffffff',
  ink: '#16202e',
  muted: '#4f5b6b',
  hairline: '#c6ccd6',
  gold: '#b07a00',
  series: ['#174a8c', '#b87800', '#3295f6', '#6b1d3a'],
} as const;
