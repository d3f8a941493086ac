/** How far things lie apart. */
export const GAP =
  /^(?:perbedaan|jarak|selisih|rentang|kesenjangan|disparitas|jurang|ketimpangan)(?:nya)?$/;
