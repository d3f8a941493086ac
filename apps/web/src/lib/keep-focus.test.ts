import { keepFocus } from './keep-focus';

keepFocus();
const frames = () =>
  new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
const find = (name: string) => document.querySelector<HTMLElement>(name)!;
/** As browsers do it: what is disabled has the focus no more. */
const disable = (button: HTMLButtonElement) => {
  button.blur();
  button.disabled = true;
};

beforeEach(() => {
  document.body.innerHTML = `<main id="isi"><section><ul><li><button></button></li></ul></section></main>`;
  find('button').focus();
});

test('what had the focus and is removed leaves it to what was around it, or to the page', async () => {
  find('li').remove();
  await frames();
  expect(document.activeElement).toBe(find('ul'));
  find('section').remove();
  await frames();
  expect(document.activeElement).toBe(find('main'));
});

test('a button that is busy has the focus again when it is so no more', async () => {
  const button = find('button') as HTMLButtonElement;
  disable(button);
  await frames();
  expect(document.activeElement).toBe(find('li'));
  button.disabled = false;
  await frames();
  expect(document.activeElement).toBe(button);
});

test('who went elsewhere meanwhile stays there', async () => {
  const button = find('button') as HTMLButtonElement;
  disable(button);
  await frames();
  find('ul').tabIndex = -1;
  find('ul').focus();
  button.disabled = false;
  await frames();
  expect(document.activeElement).toBe(find('ul'));
});

/** What React does in one go: some nodes leave, others come. */
async function swap(gone: Element, ...come: Element[]) {
  gone.replaceWith(...come);
  await frames();
}
const made = (markup: string) => {
  const place = document.createElement('div');
  place.innerHTML = markup;
  return place.firstElementChild!;
};
const focusedName = () =>
  document.activeElement!.getAttribute('aria-label') ?? document.activeElement!.textContent;

test('a field that a button opens in its own place has the focus, and the button again when it closes', async () => {
  const field = made('<form><textarea aria-label="Alasan"></textarea></form>');
  await swap(find('button'), field);
  expect(focusedName()).toBe('Alasan');
  await swap(field, made('<button>Beri alasan</button>'));
  expect(focusedName()).toBe('Beri alasan');
});

test('what replaces the place of a button that was busy has the focus, not what stood in for it', async () => {
  disable(find('button') as HTMLButtonElement);
  await frames();
  await swap(find('ul'), made('<p><button>Kalimat pertama</button></p>'));
  expect(focusedName()).toBe('Kalimat pertama');
});

test('a row that is done leaves the focus to the same control of the next one, or of the one before', async () => {
  const row = (name: string) =>
    `<li><button>Isi ${name}</button><button>Lewati ${name}</button></li>`;
  find('section').innerHTML = `<ul>${row('A')}${row('B')}</ul>`;
  [...document.querySelectorAll('button')].at(1)!.focus();
  find('li').remove();
  await frames();
  expect(focusedName()).toBe('Lewati B');
  find('ul').prepend(made(row('C')));
  await frames();
  [...document.querySelectorAll('li')].at(1)!.remove();
  await frames();
  expect(focusedName()).toBe('Lewati C');
});

test('a key that is held down does not press what follows', async () => {
  await swap(find('button'), made('<button>Berikut</button>'));
  const held = (repeat: boolean) => {
    const key = new KeyboardEvent('keydown', { repeat, cancelable: true, bubbles: true });
    document.activeElement!.dispatchEvent(key);
    return key.defaultPrevented;
  };
  expect([held(true), held(false), held(true)]).toEqual([true, false, false]);
});

test('where nothing follows a place with a name takes it, or its heading', async () => {
  find('section').innerHTML = '<h2>Dasar kalimat ini</h2><ul><li><button></button></li></ul>';
  find('button').focus();
  find('li').remove();
  await frames();
  expect(focusedName()).toBe('Dasar kalimat ini');
});
