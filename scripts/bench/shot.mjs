/** Loads what turns calls into autocannon's requests; the packages are built by then. */
export async function loadShots() {
  const { encodedRequest } = await import('#packages/client');
  /**
   * A call as autocannon makes it, with somebody's credential where one is given.
   *
   * @template {import('#packages/contracts').RouteName} Name
   * @param {Name} name
   * @param {Parameters<typeof encodedRequest<Name>>[1]} request
   * @param {string} [token]
   * @returns {import('autocannon').Request}
   */
  return (name, request, token) => {
    const { method, path, headers, body } = encodedRequest(name, request);
    return {
      method,
      path,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(typeof body === 'string' && { body }),
    };
  };
}
