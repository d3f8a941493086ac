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
